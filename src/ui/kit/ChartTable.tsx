import { Table, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../words.tsx'
import classes from './ChartCard.module.css'
import { words } from './words.ts'

/** A column of a chart's table view. Numbers stand right; what is missing is N/A. */
export type ChartColumn<R extends object> = { field: keyof R & string; header: string; shown?: (row: R) => ReactNode }

type ChartTableProps<R extends object> = {
  caption: string
  rows: readonly R[]
  columns: readonly ChartColumn<R>[]
  height: number
  onPick?: (row: R) => void
}

/** The rows of a chart as a table; the first cell of a row opens what is behind it. */
export const ChartTable = <R extends object>({ caption, rows, columns, height, onPick }: ChartTableProps<R>) => {
  const t = useWords(words)
  const { number } = useFormats()
  const text = (row: R, { field, shown }: ChartColumn<R>): ReactNode => {
    if (shown) return shown(row)
    const value: unknown = row[field]
    return typeof value === 'number'
      ? number(value, { maximumFractionDigits: 2 })
      : value === null || value === undefined || value === ''
        ? t('na')
        : String(value)
  }
  const isNumber = ({ field }: ChartColumn<R>) => rows.some(row => typeof row[field] === 'number')
  return (
    <div className={classes.tableBox} style={{ maxHeight: Math.max(height, 200) }} tabIndex={0} role="group" aria-label={caption}>
      <Table stickyHeader borderColor="var(--line)" verticalSpacing={6} horizontalSpacing="sm" className="tabular">
        <Table.Caption className="unseen">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map(column => (
              <Table.Th key={column.field} scope="col" className={classes.th} data-right={isNumber(column) || undefined}>
                {column.header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={index}>
              {columns.map((column, place) => (
                <Table.Td key={column.field} className={classes.td} data-right={isNumber(column) || undefined}>
                  {place === 0 && onPick ? (
                    <UnstyledButton className={classes.pick} onClick={() => onPick(row)}>
                      {text(row, column)}
                    </UnstyledButton>
                  ) : (
                    text(row, column)
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
