import { Page } from '../../../../ui/kit/Page.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { AssigneeName } from '../../../base/handling/screens/AssigneeName.tsx'
import handling from '../../../base/handling/screens/handling.module.css'
import { useBuildingColumn } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { GetAnswers } from '../contract.ts'
import { answerColumns } from '../listColumns.ts'
import { answerPage } from '../routes.ts'
import { words } from '../words.ts'
import { AnswerStatusBadge } from './AnswerStatusBadge.tsx'
import { HandleMany } from './HandleMany.tsx'
import { useAnswerFilters } from './useAnswerFilters.tsx'

/** `/feedback`: what visitors said and what becomes of it, of the account or of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { profile } = useSession()
  const filters = useAnswerFilters()
  const list = useListTable(GetAnswers, {
    filter: { gId },
    filters,
    columns: useColumns(),
    search: 'text',
    searchLabel: t('search'),
    label: t('title'),
    sort: { field: 'SubmitDate', order: 'DESC' },
    hrefOf: row => href(answerPage, { groupId: gId, answerId: row.AnswerId }),
    selectable: !isByPin(profile),
    bulkTakesFilter: true,
    bulk: chosen => <HandleMany chosen={chosen} />,
    idOf: row => row.AnswerId,
    empty: { hint: t('emptyHint') },
    tone: row => (row.Status === 'Done' ? 'dimmed' : undefined),
  })
  const { total, more } = list
  const lead = total === undefined ? t('lead') : t(more ? 'countMany' : 'count', { n: total })
  return (
    <Page title={t('title')} lead={lead} filters={list.filters}>
      {list.body}
    </Page>
  )
}

const useColumns = () => {
  const [language] = useLanguage()
  const described = columnsIn(answerColumns, language, {
    Score: { render: row => <Stars value={row.Score} size={15} />, card: 'name' },
    Text: {
      render: row => row.Text && <span className={handling.cut}>{row.Text}</span>,
      card: 'fact',
    },
    SubmitDate: { card: 'fact' },
    Status: { render: row => <AnswerStatusBadge status={row.Status} />, card: 'state' },
    AssigneeName: { render: row => (row.AssigneeName || row.DoneBy) && <AssigneeName of={row} />, wrap: true, card: 'fact' },
    DoneBy: { hidden: true },
    BuildingName: { wrap: true, card: 'fact' },
    EntityType: { card: 'more' },
    Location: { wrap: true },
    QrName: { wrap: true, card: 'more' },
    Role: { hidden: true },
    Email: { hidden: true },
    CustomerEffortScore: { hidden: true },
    NetPromoterScore: { hidden: true },
  })
  return useBuildingColumn(described)
}
