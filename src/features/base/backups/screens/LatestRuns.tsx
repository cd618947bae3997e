import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { type RowsColumn, RowsTable } from '../../../../ui/list/RowsTable.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { BackupRun } from '../contract.ts'
import { words } from '../words.ts'

const stateKinds = { Running: 'info', Done: 'good', Failed: 'bad' } as const
const stateWords = { Running: 'running', Done: 'good', Failed: 'bad' } as const

/** Backups and test restores as they were run, with what went wrong. */
export const LatestRuns = ({ rows }: { rows: readonly BackupRun[] }) => {
  const t = useWords(words)
  const { dateTime, number } = useFormats()
  const columns = useMemo(
    (): RowsColumn<BackupRun>[] => [
      { id: 'Kind', header: t('kind'), cell: row => t(`kinds.${row.Kind}`), by: row => t(`kinds.${row.Kind}`) },
      { id: 'State', header: t('state'), cell: row => <State run={row} />, by: row => row.State },
      { id: 'StartedDate', header: t('began'), cell: row => dateTime(row.StartedDate), by: row => row.StartedDate },
      {
        id: 'Took',
        header: t('took'),
        cell: row => (row.EndedDate ? number(seconds(row), { style: 'unit', unit: 'second' }) : ''),
        by: seconds,
        numeric: true,
      },
    ],
    [t, dateTime, number],
  )
  return <RowsTable name="backupRuns" label={t('runs')} columns={columns} rows={rows} idOf={row => row.id} />
}

const seconds = ({ StartedDate, EndedDate }: BackupRun): number | null =>
  EndedDate === null ? null : Math.max(1, Math.round((EndedDate - StartedDate) / 1000))

const State = ({ run }: { run: BackupRun }) => {
  const t = useWords(words)
  return (
    <>
      <StatusDot kind={stateKinds[run.State]} label={t(stateWords[run.State])} />
      {run.Problem && (
        <Text size="sm" c="dimmed" title={run.Message ?? undefined}>
          {t(`problems.${run.Problem}`)}
        </Text>
      )}
    </>
  )
}
