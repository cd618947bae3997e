import type { ReactNode } from 'react'
import type { PartData } from '../../core/charts/partData.ts'
import { chartSays } from '../../core/charts/says.ts'
import { plainRows } from '../../core/charts/tableOf.ts'
import { ChartCard, type ChartCardProps, type ChartColumn } from '../kit/ChartCard.tsx'
import { useLanguage } from '../words.tsx'

type TableRow = { at: number; [column: `c${number}`]: unknown }
type DrawnCardProps<R extends object> = Pick<
  ChartCardProps<TableRow>,
  'loading' | 'error' | 'onRetry' | 'empty' | 'emptyText' | 'level'
> & {
  data: Exclude<PartData, { is: 'rows' }>
  subtitle?: string | undefined
  hint?: string | undefined
  height: number
  /** The rows that are drawn, and the columns of their table where the part names them. */
  rows?: readonly R[] | undefined
  columns?: readonly ChartColumn<R>[] | undefined
  onPick?: ((at: number) => void) | undefined
  children: ReactNode
}

/** A card around a drawing, with the rows behind it as a table. */
export const DrawnCard = <R extends object>({ data, rows, columns, subtitle, hint, onPick, children, ...card }: DrawnCardProps<R>) => {
  const [language] = useLanguage()
  const under = [subtitle, hint].filter(Boolean).join('. ')
  const table = rows && columns ? namedTable(rows, columns) : plainTable(data, chartSays[language])
  return (
    <ChartCard<TableRow>
      {...card}
      {...table}
      title={data.title}
      {...(under && { subtitle: under })}
      {...(onPick && { onPick: ({ at }) => onPick(at) })}
    >
      {children}
    </ChartCard>
  )
}

type CardTable = { rows: TableRow[]; columns: ChartColumn<TableRow>[] }

const plainTable = (data: DrawnCardProps<object>['data'], says: (typeof chartSays)['en']): CardTable => {
  const { heads, rows } = plainRows(data, says)
  return {
    rows: rows.map((values, at) => ({ at, ...Object.fromEntries(values.map((value, column) => [`c${column}`, value])) })),
    columns: heads.map((header, column) => ({ field: `c${column}` as const, header })),
  }
}

const namedTable = <R extends object>(rows: readonly R[], columns: readonly ChartColumn<R>[]): CardTable => ({
  rows: rows.map((row, at) => ({ at, ...Object.fromEntries(columns.map(({ field }, column) => [`c${column}`, row[field]])) })),
  columns: columns.map(({ header, shown }, column) => ({
    field: `c${column}` as const,
    header,
    ...(shown && {
      shown: ({ at }: TableRow) => {
        const row = rows[at]
        return row && shown(row)
      },
    }),
  })),
})
