import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { EndRequestPlan, GetRequestPlans, type RequestPlanRow } from '../contract.ts'
import { planColumns } from '../listColumns.ts'
import { newRequestPage } from '../routes.ts'
import { words } from '../words.ts'
import { PlanDialog } from './PlanDialog.tsx'

/** `/requests/recurring`: requests of the building that come again, the next one first. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const { run } = useWrite(EndRequestPlan, { done: t('ended'), refresh: [GetRequestPlans] })
  const end = async ({ id: PlanId, Version }: RequestPlanRow) => {
    const isSure = await confirm({ title: t('endTitle'), text: t('endText'), yes: t('end'), no: t('keep'), danger: true })
    if (isSure) void run({ GroupId: gId, PlanId, Version })
  }
  const add = (
    <Button component={AddressLink} href={href(newRequestPage, null, { bId })} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('newTitle')}
    </Button>
  )
  const list = useListTable(GetRequestPlans, {
    filter: { gId, bId },
    columns: columnsIn(planColumns, language, {
      Detail: { wrap: true, card: 'name' },
      NextDay: { card: 'fact' },
      Step: { card: 'fact' },
      CreatedDate: { hidden: true },
    }),
    search: 'text',
    searchLabel: t('search'),
    label: t('plansTitle'),
    sort: { field: 'NextDay', order: 'ASC' },
    actions: row => [
      { label: t('editPlan'), onClick: () => dialogs.open(() => <PlanDialog gId={gId} bId={bId} plan={row} />) },
      { label: t('end'), danger: true, onClick: () => void end(row) },
    ],
    empty: { text: t('plansEmpty'), hint: t('plansEmptyHint'), action: add },
  })
  return (
    <Page title={t('plansTitle')} lead={t('plansLead')} action={add}>
      {list.filters}
      {list.body}
    </Page>
  )
}
