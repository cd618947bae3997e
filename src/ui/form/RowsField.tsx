import { ActionIcon, Box, Button, Fieldset, Group, Input, Stack, Table } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useContext, useId } from 'react'
import type { Path } from '../../core/paths.ts'
import { useSay } from '../useSay.ts'
import { FieldFoot, FieldMode } from './field.tsx'
import { type CallForm, valueAt } from './useCallForm.ts'

type RowsProps<V, R> = {
  of: CallForm<V>
  name: Path<V>
  label: string
  help?: string
  /** Said while there is no row. */
  empty: string
  /** The fields of a row, while editing. */
  row: (at: number) => ReactNode
  /** Headers and cells of the table that stands here while reading. */
  columns: readonly string[]
  cells: (row: R) => readonly ReactNode[]
  add: { label: string; next: (rows: readonly R[]) => readonly R[]; most?: number }
  /** Name of the button that removes a row. */
  remove: (at: number) => string
  /** Further buttons beside Add. */
  actions?: ReactNode
}

/** Rows that are added and removed and keep their order: a table to read, fields a row to edit. `R` is the type of a row at `name`. */
export const RowsField = <V, R>(props: RowsProps<V, R>) => {
  const { of, name, label, help, empty, columns, cells } = props
  const mode = useContext(FieldMode)
  const say = useSay()
  const id = useId()
  const value = valueAt(of, name)
  const rows: readonly R[] = Array.isArray(value) ? value : []
  const message = of.problemAt(name)
  return (
    <Fieldset
      variant="unstyled"
      m={0}
      p={0}
      legend={<Input.Label labelElement="div">{label}</Input.Label>}
      aria-describedby={`${id}-foot`}
      data-form={of.id}
      data-field={name}
    >
      <Stack gap="md">
        <Box mt={-8}>
          <FieldFoot id={`${id}-foot`} error={message && say(message)} help={help} />
        </Box>
        {rows.length === 0 && <Input.Description size="sm">{empty}</Input.Description>}
        {mode === 'read'
          ? rows.length > 0 && <ReadRows columns={columns} rows={rows.map(cells)} label={label} />
          : rows.map((_, i) => (
              <Row
                key={i}
                label={props.remove(i)}
                off={mode === 'off'}
                onRemove={() =>
                  of.set(
                    name,
                    rows.filter((_row, at) => at !== i),
                  )
                }
              >
                {props.row(i)}
              </Row>
            ))}
        {mode !== 'read' && <Buttons {...props} rows={rows} off={mode === 'off'} />}
      </Stack>
    </Fieldset>
  )
}

const Buttons = <V, R>({ of, name, add, actions, rows, off }: RowsProps<V, R> & { rows: readonly R[]; off: boolean }) => (
  <Group gap="xs">
    {rows.length < (add.most ?? Number.POSITIVE_INFINITY) && (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={off}
        onClick={() => of.set(name, add.next(rows))}
      >
        {add.label}
      </Button>
    )}
    {actions}
  </Group>
)

type RowProps = { label: string; off: boolean; onRemove: () => void; children: ReactNode }

const Row = ({ label, off, onRemove, children }: RowProps) => (
  <Group gap="sm" wrap="nowrap" align="flex-start">
    <Group gap="sm" align="flex-start" flex={1} miw={0} grow preventGrowOverflow={false}>
      {children}
    </Group>
    <ActionIcon variant="subtle" color="gray" size={36} flex="0 0 36px" mt={24} aria-label={label} disabled={off} onClick={onRemove}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  </Group>
)

type ReadProps = { label: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

const ReadRows = ({ label, columns, rows }: ReadProps) => (
  <Table aria-label={label} verticalSpacing={8} horizontalSpacing="xs" fz="sm" style={{ overflowWrap: 'break-word' }}>
    <Table.Thead>
      <Table.Tr>
        {columns.map(column => (
          <Table.Th key={column}>{column}</Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map((cells, i) => (
        <Table.Tr key={i}>
          {cells.map((cell, at) => (
            <Table.Td key={columns[at]}>{cell}</Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
