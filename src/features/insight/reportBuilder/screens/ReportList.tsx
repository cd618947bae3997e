import { Button } from '@mantine/core'
import { IconCopy, IconEye, IconMailForward, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn, type RowOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href, useGo } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { DeleteReport, GetReports } from '../contract.ts'
import { reportColumns } from '../listColumns.ts'
import { accountReport, buildingReport, reportEditor, reportSubscriptions } from '../routes.ts'
import { words } from '../words.ts'

type Row = RowOf<typeof GetReports>
const icon = { size: 16, 'aria-hidden': true } as const

/** `/reportBuilder`: the reports that an account has built. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const go = useGo()
  const remove = useRemove(gId)
  const open = ({ ReportId: rId, Scope }: Row) => go(Scope === 'account' ? accountReport : buildingReport, { rId })
  const add = (
    <Button component={AddressLink} href={href(reportEditor)} leftSection={<IconPlus {...icon} />}>
      {t('newReport')}
    </Button>
  )
  const subscriptions = (
    <Button component={AddressLink} href={href(reportSubscriptions)} variant="default" leftSection={<IconMailForward {...icon} />}>
      {t('subscriptions')}
    </Button>
  )
  const list = useListTable(GetReports, {
    filter: { gId },
    columns: columnsIn(reportColumns, language, { Name: { card: 'name', wrap: true } }),
    name: 'reports',
    label: t('title'),
    search: 'text',
    searchLabel: t('search'),
    onRow: open,
    actions: row => [
      { label: t('open'), icon: <IconEye {...icon} />, onClick: () => open(row) },
      { label: t('edit'), icon: <IconPencil {...icon} />, onClick: () => go(reportEditor, null, { report: row.ReportId }) },
      { label: t('copy'), icon: <IconCopy {...icon} />, onClick: () => go(reportEditor, null, { copy: row.ReportId }) },
      { label: t('delete'), icon: <IconTrash {...icon} />, onClick: () => void remove(row), danger: true },
    ],
    empty: { text: t('empty'), hint: t('emptyHint'), action: add },
  })
  return (
    <Page title={t('title')} lead={t('lead')} action={add} actions={subscriptions} filters={list.filters}>
      {list.body}
    </Page>
  )
}

const useRemove = (gId: string) => {
  const t = useWords(words)
  const { run } = useWrite(DeleteReport, { refresh: [GetReports], done: t('deleted') })
  return async ({ ReportId, Name }: Row) => {
    const yes = await confirm({ title: t('deleteTitle', { name: Name }), text: t('deleteText'), yes: t('delete'), danger: true })
    if (yes) await run({ GroupId: gId, ReportId })
  }
}
