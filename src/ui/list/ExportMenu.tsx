import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import type { ListTotal } from '../../core/call.ts'
import { useSession } from '../session.ts'
import { toast } from '../toasts.ts'
import { useFormats, useWords } from '../words.tsx'
import { shownZone } from '../zone.ts'
import { allRows } from './allRows.ts'
import type { Column, ListTableCall, RowOf } from './columns.ts'
import { type ExportFormat, exportRows, fileNameOf } from './exportRows.ts'
import { largeExports } from './largeExport.ts'
import classes from './list.module.css'
import type { ListSort } from './useListState.ts'
import { words } from './words.ts'

type Props<C extends ListTableCall> = {
  call: C
  asked: { filter: unknown; sort?: ListSort } | null
  columns: readonly Column<RowOf<C>>[]
  label: string | undefined
  shown: Parameters<Column<RowOf<C>>['text']>[1]
  /** The filters that are set, in words: a file of Excel says them on a second sheet. */
  said: readonly string[]
  /** More rows than a browser loads: the server makes the file. */
  isLarge: boolean
}

/** Takes all rows that the filters find along as CSV or XLSX, in the order and with the columns of the table. */
export const ExportMenu = <C extends ListTableCall>({ call, asked, columns, label, shown, said, isLarge }: Props<C>) => {
  const t = useWords(words)
  const { number } = useFormats()
  const [progress, setProgress] = useState<({ done: number } & ListTotal) | null>(null)
  const { gId, building, group } = useSession()
  const title = label ?? t('export')
  const fileName = fileNameOf([title, (building ?? group)?.name])
  const onServer = isLarge && columns.every(column => column.described) ? largeExports() : null
  const run = async (format: ExportFormat) => {
    if (!asked || progress) return
    setProgress({ done: 0, Total: 0 })
    try {
      if (onServer && gId) {
        const ids = columns.map(({ id }) => id)
        const what = { gId, path: call.path, filter: asked.filter, sort: asked.sort ?? null, columns: ids, format, title, fileName }
        await onServer({ ...what, timeZone: shownZone() })
        toast.success(t('exportStarted'))
        return setProgress(null)
      }
      const rows = await allRows(call, asked, (done, total) => setProgress({ done, ...total }))
      const notes = said.length > 0 ? { name: t('filtersSheet'), lines: [title, ...said] } : null
      await exportRows(format, {
        title,
        fileName,
        columns,
        rows,
        shown,
        notes,
      })
    } catch (error) {
      toast.error(error)
    }
    setProgress(null)
  }
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t('export')}
            title={t('export')}
            loading={progress !== null}
            disabled={!asked}
          >
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('export')}>
          <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => void run('xlsx')}>
            {t('exportXlsx')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => void run('csv')}>
            {t('exportCsv')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <output className={classes.exporting}>
        {progress !== null &&
          progress.Total > 0 &&
          t(progress.More ? 'exportingMany' : 'exporting', { done: number(progress.done), total: number(progress.Total) })}
      </output>
    </>
  )
}
