import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { useInBuilding } from '../../../property/buildings/screens/pickers/useInBuilding.tsx'
import { GetSignProof, GetSignProofs, StartSignProof } from '../contract.ts'
import { proofColumns } from '../listColumns.ts'
import { reviewStatuses } from '../model.ts'
import { printProof } from '../routes.ts'
import { words } from '../words.ts'

export const statusKinds = { EngineerReview: 'info', CSReview: 'info', ClientReview: 'warn', Approved: 'good' } as const

/** `/digitalProofReport`: reviews of signs, and how far each is. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const mayEdit = useSession().can('ManageLibraries')
  const columns = useBuildingColumn(
    columnsIn(proofColumns, language, {
      BuildingName: { card: 'name' },
      Status: { card: 'state', render: row => <StatusDot kind={statusKinds[row.Status]} label={t(`statuses.${row.Status}`)} /> },
      Complete: { card: 'fact' },
      Rejected: { card: 'fact' },
      Total: { card: 'fact' },
    }),
  )
  const filters = useFilters(GetSignProofs, [
    useBuildingFilter(t('allBuildings')),
    choice('Status', {
      key: 'status',
      label: t('status'),
      any: t('anyStatus'),
      options: reviewStatuses.map(value => ({ value, label: t(`statuses.${value}`) })),
    }),
  ])
  const list = useListTable(GetSignProofs, {
    filter: { gId },
    filters,
    columns,
    search: 'text',
    searchLabel: t('search'),
    label: t('title'),
    sort: { field: 'ModifiedDate', order: 'DESC' },
    hrefOf: row => href(printProof, null, { bId: row.BuildingId }),
    empty: { text: t('empty'), hint: t('emptyHint'), action: mayEdit ? <StartButton /> : undefined },
  })
  return (
    <Page
      title={t('title')}
      lead={list.total === undefined ? t('lead') : t('count', { n: list.total })}
      action={mayEdit && <StartButton />}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

/** Begins a review of a building, and leads to it. */
export const StartButton = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const go = useGo()
  const { run, running } = useWrite(StartSignProof, { done: t('started'), refresh: [GetSignProofs, GetSignProof] })
  const begin = async (bId: string) => {
    if (await run({ GroupId: gId, BuildingId: bId })) go(printProof, null, { bId })
  }
  const start = useInBuilding(gId, { title: t('start'), submit: t('start') }, bId => void begin(bId))
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} loading={running} onClick={start}>
      {t('start')}
    </Button>
  )
}
