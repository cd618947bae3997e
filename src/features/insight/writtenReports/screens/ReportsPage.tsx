import { Button } from '@mantine/core'
import { IconDownload, IconEye, IconLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn, type RowOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGo } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { DeleteWrittenReport, GetWrittenReports } from '../contract.ts'
import { writtenReportColumns } from '../listColumns.ts'
import { writtenReport } from '../routes.ts'
import { words } from '../words.ts'
import { useReportLink } from './useReportLink.ts'
import { WriteDialog } from './WriteDialog.tsx'

type Row = RowOf<typeof GetWrittenReports>
const icon = { size: 16, 'aria-hidden': true } as const

/** `/analytics/reports/written`: the written reports of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const go = useGo()
  const link = useReportLink(gId)
  const { run } = useWrite(DeleteWrittenReport, { refresh: [GetWrittenReports], done: t('deleted') })
  const open = ({ Type, ReportId: rId }: Pick<Row, 'Type' | 'ReportId'>) => go(writtenReport, { type: Type, rId })
  const remove = async ({ ReportId }: Row) => {
    if (await confirm({ title: t('deleteTitle'), text: t('deleteText'), yes: t('delete'), danger: true }))
      await run({ GroupId: gId, ReportId })
  }
  const write = () => dialogs.open(() => <WriteDialog gId={gId} bId={bId} onWritten={open} />, { size: 480 })
  const add = (
    <Button leftSection={<IconPlus {...icon} />} onClick={write}>
      {t('write')}
    </Button>
  )
  const list = useListTable(GetWrittenReports, {
    filter: { gId, bId },
    columns: columnsIn(writtenReportColumns, language, { Type: { card: 'name' } }),
    name: 'writtenReports',
    label: t('title'),
    onRow: open,
    actions: row => [
      { label: t('open'), icon: <IconEye {...icon} />, onClick: () => open(row) },
      { label: t('pdf'), icon: <IconDownload {...icon} />, onClick: () => void link.open(row.ReportId) },
      { label: t('link'), icon: <IconLink {...icon} />, onClick: () => void link.copy(row.ReportId) },
      { label: t('delete'), icon: <IconTrash {...icon} />, onClick: () => void remove(row), danger: true },
    ],
    empty: { text: t('empty'), hint: t('emptyHint'), action: add },
  })
  return (
    <Page title={t('title')} lead={t('lead')} action={add} filters={list.filters}>
      {list.body}
    </Page>
  )
}
