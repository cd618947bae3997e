import { ActionIcon, Checkbox, Popover, Stack, Tooltip } from '@mantine/core'
import { IconColumns3, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../toasts.ts'
import { useWords } from '../words.tsx'
import { allRows } from './allRows.ts'
import type { Column, ListTableCall, RowOf } from './columns.ts'
import { csvOf, download } from './csv.ts'
import classes from './list.module.css'
import { words } from './words.ts'

type Props<C extends ListTableCall> = {
  call: C
  asked: { filter: unknown; sort?: unknown } | null
  columns: readonly Column<RowOf<C>>[]
  hidden: readonly string[]
  onHidden: (hidden: readonly string[]) => void
  shown: Parameters<Column<RowOf<C>>['text']>[1]
}

/** What one can do with a whole list: choose its columns, take it along as CSV. */
export const ListTools = <C extends ListTableCall>({ call, asked, columns, hidden, onHidden, shown }: Props<C>) => {
  const t = useWords(words)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const exportCsv = async () => {
    if (!asked) return
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await allRows(call, asked, (done, total) => setProgress({ done, total }))
      const seen = columns.filter(column => !hidden.includes(column.id))
      const lines = rows.map(row => seen.map(column => column.text(row, shown)))
      download(
        csvOf(
          seen.map(column => column.header),
          lines,
        ),
        `${call.path.split('/')[1]}-${new Date().toISOString().slice(0, 10)}.csv`,
      )
    } catch (error) {
      toast.error(error)
    }
    setProgress(null)
  }
  const label = progress ? t('exporting', { done: String(progress.done), total: String(progress.total) }) : t('exportCsv')
  return (
    <div className={classes.tools}>
      <Popover position="bottom-end" shadow="md" withinPortal trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon variant="default" size="input-sm" aria-label={t('columns')} title={t('columns')}>
            <IconColumns3 size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('columns')}>
          <Stack gap={8}>
            {columns.map((column, index) => (
              <Checkbox
                key={column.id}
                label={column.header}
                checked={!hidden.includes(column.id)}
                disabled={index === 0}
                onChange={event => onHidden(event.currentTarget.checked ? hidden.filter(id => id !== column.id) : [...hidden, column.id])}
              />
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      <Tooltip label={label}>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={label}
          loading={progress !== null}
          disabled={!asked}
          onClick={() => void exportCsv()}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
