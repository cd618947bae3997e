import { PRODUCT } from '../../../../core/product.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library } from '../../../codes/qr/routes.ts'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { GetPMFilters, GetPMRounds, roundSavedEvent } from '../contract.ts'
import { pmRoundColumns } from '../listColumns.ts'
import { editRound } from '../routes.ts'
import { words } from '../words.ts'
import { RoundBar } from './RoundBar.tsx'
import { AddRoundButton } from './RoundsEngine.tsx'
import { PmName, useRoundCells } from './roundCells.tsx'

/** `/library/pmLibrary`: the rounds of preventative maintenance, by what they maintain, where, and who does it. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { can, bId } = useSession()
  const mayEdit = can('ManageLibraries')
  useEvent(roundSavedEvent, () => void refresh(GetPMRounds, GetPMFilters))
  const { data } = useCall(GetPMFilters, { gId, ...(bId && { bId }) }, { quiet: true })
  const cells = useRoundCells(gId, mayEdit)
  const looks = {
    ...cells.looks,
    QrName: { ...cells.looks.QrName, render: (row: Parameters<typeof PmName>[0]['row']) => <PmName row={row} /> },
    EquipmentName: { wrap: true, width: 260 },
    CompletedTicket: { hidden: true },
    NewTicket: { card: 'fact' as const },
  }
  const columns = useBuildingColumn([...columnsIn(pmRoundColumns, language, looks), cells.qr(GetPMRounds)])
  const filters = useFilters(GetPMRounds, [
    useBuildingFilter(t('allBuildings')),
    choice('equiptp', {
      key: 'equiptp',
      label: t('filter.equiptp'),
      any: t('any.equiptp'),
      options: data?.EquipmentTypes.map(one => ({ value: one.Type, label: one.DisplayText[language] })),
    }),
    choice('engineerId', {
      key: 'engineer',
      label: t('filter.engineerId'),
      any: t('any.engineerId'),
      options: data?.Assigners.map(one => ({ value: one.UserId, label: one.Name.en })),
    }),
    choice('ms', {
      key: 'ms',
      label: t('filter.ms'),
      any: t('any.ms'),
      options: data?.MechanicalSpaces.map(one => ({ value: one.id, label: one.SpaceName })),
    }),
  ])
  const title = t('pmTitle', { product: PRODUCT })
  const list = useListTable(GetPMRounds, {
    filter: { gId },
    filters,
    columns,
    search: 'text',
    searchLabel: t('search'),
    label: title,
    sort: { field: 'QrName', order: 'ASC' },
    idOf: row => row.RoundId,
    ...(mayEdit && { hrefOf: row => href(editRound, { type: row.RoundType, id: row.RoundId }) }),
    selectable: mayEdit,
    bulk: chosen => <RoundBar gId={gId} rows={chosen.rows} onDone={chosen.clear} />,
    empty: { text: t('empty'), hint: t('emptyHint'), action: mayEdit ? <AddRoundButton /> : undefined },
  })
  return (
    <Page
      title={title}
      lead={list.total === undefined ? t('lead') : t('count', { n: list.total })}
      crumbs={[{ label: textIn(library.title, language), to: href(library) }, { label: title }]}
      action={mayEdit && <AddRoundButton />}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}
