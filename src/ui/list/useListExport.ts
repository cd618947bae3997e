import { useState } from 'react'
import type { ListTotal } from '../../core/call.ts'
import { useSession } from '../session.ts'
import { toast } from '../toasts.ts'
import { useWords } from '../words.tsx'
import { shownZone } from '../zone.ts'
import { allRows } from './allRows.ts'
import type { Column, ListTableCall, RowOf } from './columns.ts'
import { type ExportFormat, exportRows, fileNameOf } from './exportRows.ts'
import { largeExports } from './largeExport.ts'
import type { ListSort } from './useListState.ts'
import { words } from './words.ts'

type ExportTerms<C extends ListTableCall> = {
  call: C
  asked: { filter: unknown; sort?: ListSort } | null
  columns: readonly Column<RowOf<C>>[]
  label: string | undefined
  shown: Parameters<Column<RowOf<C>>['text']>[1]
  /** The filters that are set, in words: a file of Excel says them on a second sheet. */
  said: readonly string[]
  /** More rows than a browser loads: the server makes the file. */
  isLarge: boolean
  withData: string | undefined
}

/** A file of a list: how far it is (null: none is being made), and what makes one; undefined while the filter is not known. */
export type ListExport = {
  progress: ({ done: number } & ListTotal) | null
  run: ((format: ExportFormat, isWithData?: boolean) => void) | undefined
  withData?: string | undefined
}

/** Takes all rows that the filters find along as CSV or XLSX, in the order and with the columns of the table. */
export const useListExport = <C extends ListTableCall>({
  call,
  asked,
  columns,
  label,
  shown,
  said,
  isLarge,
  withData,
}: ExportTerms<C>): ListExport => {
  const t = useWords(words)
  const [progress, setProgress] = useState<({ done: number } & ListTotal) | null>(null)
  const { gId, building, group } = useSession()
  const title = label ?? t('export')
  const fileName = fileNameOf([title, (building ?? group)?.name])
  const make = async (format: ExportFormat, isWithData = false) => {
    const onServer = (isLarge || isWithData) && columns.every(column => column.described) ? largeExports() : null
    if (!asked || progress) return
    setProgress({ done: 0, Total: 0 })
    try {
      if (onServer && gId) {
        const { filter, sort = null } = asked
        const file = { columns: columns.map(({ id }) => id), format, title, fileName, withData: isWithData }
        await onServer({ gId, path: call.path, filter, sort, ...file, timeZone: shownZone() })
        toast.success(t('exportStarted'))
        return setProgress(null)
      }
      const rows = await allRows(call, asked, (done, total) => setProgress({ done, ...total }))
      const notes = said.length > 0 ? { name: t('filtersSheet'), lines: [title, ...said] } : null
      await exportRows(format, { title, fileName, columns, rows, shown, notes })
    } catch (error) {
      toast.error(error)
    }
    setProgress(null)
  }
  return { progress, run: asked ? (format, isWithData) => void make(format, isWithData) : undefined, withData }
}
