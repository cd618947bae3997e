import { type Ref, useMemo, useRef } from 'react'
import { type Column, DataGrid, type DataGridHandle, type FillEvent, type RowsChangeData } from 'react-data-grid'
import { usePhone } from '../../../../ui/kit/usePhone.ts'
import { useWords } from '../../../../ui/words.tsx'
import { type BuilderField, builderFields } from '../model.ts'
import { listChoices } from '../presets.ts'
import { requiredFields } from '../rules.ts'
import { editCell, fillCells, pasteBlock, type Rows, type SheetRow } from '../sheet.ts'
import { readBlock, writeBlock } from '../tsv.ts'
import { words } from '../words.ts'
import { CellText, ChoiceCell, RowHead, TemplateCell, TextCell } from './cells.tsx'
import classes from './generator.module.css'
import { type CellWords, useCellWords } from './useCellWords.ts'
import type { CellProblem, Table } from './useTable.ts'
import 'react-data-grid/lib/styles.css'

const widths: Readonly<Record<BuilderField, number>> = {
  QrName: 200,
  Floor: 90,
  Type: 160,
  NameEn: 220,
  QrType: 190,
  Quantity: 100,
  State: 120,
  Material: 140,
  Size: 110,
  Orientation: 130,
  Color: 130,
  PrintTemplate: 190,
  FileFormat: 120,
  Unit: 90,
}

type Props = {
  ref: Ref<DataGridHandle>
  table: Table
  /** The rows of the page, and the place of its first one in the table. */
  shown: Rows
  from: number
  problems: readonly CellProblem[]
  /** Rows that a pasted block had too many. */
  onLeft: (count: number) => void
}

/** The rows of a page as a grid: cells are chosen by arrows, edited by typing or Enter, copied, pasted and filled. */
export const SheetGrid = ({ ref, table, shown, from, problems, onLeft }: Props) => {
  const phone = usePhone()
  const t = useWords(words)
  const columns = useColumns(table, shown, from, problems)
  const again = useRef(false)
  const edit = (after: SheetRow[], { indexes, column }: RowsChangeData<SheetRow>) => {
    const field = fieldOf(column.key)
    if (field === null) return
    const changed = indexes.flatMap(i => after[i] ?? [])
    table.change(changed.reduce<Rows>((rows, row) => editCell(rows, row.key, field, row[field], table.own), table.rows))
  }
  const paste = (row: SheetRow, key: string, text: string) => {
    const field = fieldOf(key)
    const block = readBlock(text)
    const { key: own } = row
    if (field === null || text === '') return
    const one = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
    if (one !== undefined)
      return table.change(fillCells(table.rows, field, one, table.ticked.has(own) ? table.ticked : new Set([own]), table.own))
    const { rows, left } = pasteBlock(table.rows, { index: table.rows.findIndex(each => each.key === own), field }, block, table.own)
    table.change(rows)
    if (left > 0) onLeft(left)
  }
  return (
    <DataGrid
      ref={ref}
      className={classes.grid}
      aria-label={t('table')}
      aria-description={t('keys')}
      columns={columns}
      rows={shown}
      rowKeyGetter={keyOf}
      rowHeight={phone ? 46 : 36}
      headerRowHeight={phone ? 44 : 38}
      onRowsChange={edit}
      onFill={fill}
      onSelectedCellChange={({ row, column }) => {
        const field = fieldOf(column.key)
        table.setActive(row && field !== null ? { key: row.key, field } : null)
      }}
      onCellMouseDown={({ row, column }) => {
        again.current = table.active?.key === row.key && table.active.field === column.key
      }}
      onCellClick={({ selectCell }) => again.current && selectCell(true)} // a second tap edits, where there are no keys
      onCellKeyDown={(cell, event) => {
        const field = fieldOf(cell.column.key)
        if (cell.mode !== 'SELECT' || field === null || !(event.key === 'Delete' || event.key === 'Backspace')) return
        event.preventGridDefault()
        table.change(editCell(table.rows, cell.row.key, field, ''))
      }}
      onCellCopy={({ row, column }, event) => {
        const field = fieldOf(column.key)
        if (field === null || isTyping(event.target)) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', copied(table, row, field))
      }}
      onCellPaste={({ row, column }, event) => {
        if (isTyping(event.target)) return row
        paste(row, column.key, event.clipboardData.getData('text/plain'))
        event.preventDefault()
        return row
      }}
    />
  )
}

/** Whether something is typed into, a cell or a dialog: then keys and the clipboard are its own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.rdg-editor-container, [role=dialog], input:not([type=checkbox])') !== null

const keyOf = ({ key }: SheetRow): number => key
const fieldOf = (key: string): BuilderField | null => builderFields.find(field => field === key) ?? null
const fill = ({ columnKey, sourceRow, targetRow }: FillEvent<SheetRow>): SheetRow => {
  const field = fieldOf(columnKey)
  return field === null ? targetRow : { ...targetRow, [field]: sourceRow[field] }
}

/** What Ctrl+C takes: the ticked rows where the cell's is one of them, else the cell. */
const copied = ({ rows, ticked }: Table, row: SheetRow, field: BuilderField): string =>
  ticked.has(row.key)
    ? writeBlock(rows.filter(({ key }) => ticked.has(key)).map(one => builderFields.map(name => one[name])))
    : writeBlock([[row[field]]])

const useColumns = (table: Table, shown: Rows, from: number, problems: readonly CellProblem[]): Column<SheetRow>[] => {
  const say = useCellWords()
  const t = useWords(words)
  const found = useMemo(() => new Map(problems.map(problem => [`${problem.key}.${problem.field}`, problem])), [problems])
  const { ticked, setTicked } = table
  const tick = (keys: readonly number[], on: boolean) =>
    setTicked(before => new Set(on ? [...before, ...keys] : [...before].filter(key => !keys.includes(key))))
  const pageKeys = shown.map(keyOf)
  const head: Column<SheetRow> = {
    key: 'row',
    name: t('col.row'),
    width: 74,
    frozen: true,
    renderHeaderCell: ({ tabIndex }) => (
      <RowHead ticked={pageKeys.every(key => ticked.has(key))} label={t('tickAll')} onTick={on => tick(pageKeys, on)} tabIndex={tabIndex} />
    ),
    renderCell: ({ row, rowIdx, tabIndex }) => {
      const number = from + rowIdx + 1
      const label = t('tickRow', { row: String(number) })
      return <RowHead number={number} label={label} ticked={ticked.has(row.key)} onTick={on => tick([row.key], on)} tabIndex={tabIndex} />
    },
  }
  return [head, ...builderFields.map(field => columnOf(field, say, found))]
}

const columnOf = (field: BuilderField, say: CellWords, found: ReadonlyMap<string, CellProblem>): Column<SheetRow> => {
  const problemOf = ({ key }: SheetRow) => found.get(`${key}.${field}`)
  const Editor = field === 'PrintTemplate' ? TemplateCell : listChoices(field, { QrType: '', Type: '' }).length > 0 ? ChoiceCell : TextCell
  const needed = Object.hasOwn(requiredFields, field)
  return {
    key: field,
    name: say.columnName(field),
    width: widths[field],
    resizable: true,
    renderHeaderCell: () => (
      <span title={say.columnName(field)}>
        {say.columnName(field)}
        {needed && (
          <span className={classes.needed} aria-hidden>
            {' '}
            *
          </span>
        )}
      </span>
    ),
    cellClass: row => (problemOf(row) ? classes.wrongCell : undefined),
    renderCell: ({ row }) => {
      const problem = problemOf(row)
      return <CellText text={say.valueName(field, row[field])} problem={problem && say.sayProblem(problem)} />
    },
    renderEditCell: props => <Editor {...props} field={field} say={say} />,
  }
}
