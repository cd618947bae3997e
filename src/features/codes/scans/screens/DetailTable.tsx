import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'

type DetailTableProps = { label: string; heads: readonly string[]; rows: readonly { key: string; cells: readonly ReactNode[] }[] }

/** A small table under a card: the first column names the row, the others are figures. */
export const DetailTable = ({ label, heads, rows }: DetailTableProps) => {
  if (rows.length === 0) return <EmptyState small />
  return (
    <Table.ScrollContainer minWidth={260} scrollAreaProps={{ tabIndex: 0, 'aria-label': label }}>
      <Table className="tabular" fz="sm" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, i) => (
              <Table.Th key={head} ta={i > 0 ? 'right' : undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((cell, i) => (
                <Table.Td key={heads[i]} ta={i > 0 ? 'right' : undefined}>
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
