import { Table } from '@mantine/core'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LoadFailed } from '../../kit/LoadFailed.tsx'
import { Section } from '../../kit/Section.tsx'
import { LinesSkeleton } from '../../kit/Skeletons.tsx'
import type { CellValue } from '../../list/columns.ts'
import { makePart, type Part, type PartOptions } from '../part.ts'

/** A row: its cells as they are shown, and as they stand in a file. */
type TableRow = { key: string; cells: readonly string[]; values: readonly CellValue[] }
export type TableShape = {
  title: string
  /** The first column names the row, the others are figures. */
  heads: readonly string[]
  rows: readonly TableRow[]
}

/** A small table of figures. */
export const table = <Out,>(options: PartOptions<Out, TableShape>): Part =>
  makePart(options, {
    screen: () => <TableScreen options={options} />,
    paper: async () => (await import('./TablePaper.tsx')).TablePaper,
    data: ({ title, heads, rows }) => ({ is: 'rows', title, heads, rows: rows.map(row => row.values) }),
  })

const TableScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, TableShape> }) => {
  const query = from.use()
  const shape = of(query.data)
  return (
    <Section title={shape.title} collapsible={false} level={3}>
      {query.isError && query.data === undefined ? (
        <LoadFailed query={query} small />
      ) : query.data === undefined ? (
        <LinesSkeleton lines={3} />
      ) : (
        <Rows shape={shape} />
      )}
    </Section>
  )
}

const Rows = ({ shape: { title, heads, rows } }: { shape: TableShape }) => {
  if (rows.length === 0) return <EmptyState small />
  const right = (at: number) => (at > 0 ? 'right' : undefined)
  return (
    <Table.ScrollContainer minWidth={260} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': title } }}>
      <Table className="tabular" fz="sm" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, at) => (
              <Table.Th key={head} ta={right(at)}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((cell, at) => (
                <Table.Td key={heads[at]} ta={right(at)}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
