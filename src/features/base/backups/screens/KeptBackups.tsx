import { useMemo } from 'react'
import { sizeText } from '../../../../core/sizeText.ts'
import { type RowsColumn, RowsTable } from '../../../../ui/list/RowsTable.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { KeptBackup } from '../contract.ts'
import { words } from '../words.ts'

/** The backups that are in the place. */
export const KeptBackups = ({ rows }: { rows: readonly KeptBackup[] }) => {
  const t = useWords(words)
  const { dateTime, number } = useFormats()
  const columns = useMemo(
    (): RowsColumn<KeptBackup>[] => [
      { id: 'FinishedDate', header: t('moment'), cell: row => dateTime(row.FinishedDate), by: row => row.FinishedDate },
      { id: 'Size', header: t('size'), cell: row => sizeText(row.Size), by: row => row.Size, numeric: true },
      { id: 'Rows', header: t('rows'), cell: row => number(row.Rows), by: row => row.Rows, numeric: true },
      { id: 'Files', header: t('files'), cell: row => number(row.Files), by: row => row.Files, numeric: true },
      { id: 'For', header: t('keptFor'), cell: row => row.For.map(unit => t(`units.${unit}`)).join(', ') },
    ],
    [t, dateTime, number],
  )
  return <RowsTable name="keptBackups" label={t('kept')} columns={columns} rows={rows} idOf={row => row.BackupId} />
}
