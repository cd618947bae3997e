import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useContext, useRef, useState } from 'react'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { words as uiWords } from '../../../../../ui/words.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { MOST_ROWS } from '../../../accounting/model.ts'
import classes from './Accounting.module.css'
import type { CellProps } from './cells.tsx'
import type { Sheet } from './sheet.tsx'
import { words } from './words.ts'

export type Column<R> = {
  field: keyof R & string
  label: string
  /** Share of the width. */
  width: number
  required?: boolean
  numeric?: boolean
  /** Takes a line of its own in a card. */
  wide?: boolean
  /** The value as text. */
  read: (row: R) => string
  cell: (props: CellProps) => ReactNode
}

type Props<R> = {
  title: string
  sheet: Sheet
  at: 'MCFields' | 'GLFields'
  rows: readonly R[]
  columns: readonly Column<R>[]
  fresh: (rows: readonly R[]) => R
  copy: (row: R, rows: readonly R[]) => R
  words: { add: string; none: string }
}

/**
 * Rows that are edited in a table, each a card on a phone: add, duplicate, remove with undo; Enter in a field adds a row below. Without
 * Edit the same table shows texts.
 */
export const RowsTable = <R extends object>(props: Props<R>) => {
  const { title, sheet, at, rows, columns, fresh, copy, words: said } = props
  const t = useWords(words)
  const editing = useContext(FieldMode) === 'edit'
  const place = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ row: R; i: number } | null>(null)
  const change = (next: readonly R[]) => sheet.form.set(sheet.name(at), next)
  const focus = (selector: string) => requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(selector)?.focus())
  const insert = (row: R, i: number) => {
    if (rows.length >= MOST_ROWS) return
    change(rows.toSpliced(i, 0, row))
    setRemoved(null)
    focus(`[data-row="${i}"] input:not([type=hidden])`)
  }
  const remove = (row: R, i: number) => {
    change(rows.toSpliced(i, 1))
    setRemoved({ row, i })
    focus('[data-undo]')
  }
  const onKey = (event: KeyboardEvent, i: number) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return
    event.preventDefault()
    insert(fresh(rows), i + 1)
  }
  return (
    <section className={classes.rows} aria-label={title} ref={place}>
      <h3 className={classes.title}>{title}</h3>
      {rows.length === 0 ? (
        <p className={classes.none}>{said.none}</p>
      ) : (
        <table className={classes.table} data-editing={editing || undefined}>
          <Head columns={columns} editing={editing} />
          <tbody>
            {rows.map((row, i) => (
              <tr key={i} data-row={i} onKeyDown={editing ? event => onKey(event, i) : undefined}>
                {columns.map(column => (
                  <Cell key={column.field} column={column} row={row} i={i} sheet={sheet} at={at} editing={editing} />
                ))}
                {editing && (
                  <td className={classes.actions}>
                    <Action
                      label={t('duplicate', { n: String(i + 1) })}
                      icon={<IconCopy size={16} aria-hidden />}
                      onClick={() => insert(copy(row, rows), i + 1)}
                    />
                    <Action
                      label={t('remove', { n: String(i + 1) })}
                      icon={<IconTrash size={16} aria-hidden />}
                      onClick={() => remove(row, i)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {editing && (
        <div className={classes.foot}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={rows.length >= MOST_ROWS}
            onClick={() => insert(fresh(rows), rows.length)}
          >
            {said.add}
          </Button>
          {rows.length > 0 && !removed && <span className={classes.hint}>{t('enter')}</span>}
          <Removed n={removed && removed.i + 1} onUndo={() => removed && insert(removed.row, Math.min(removed.i, rows.length))} />
        </div>
      )}
    </section>
  )
}

const Head = <R,>({ columns, editing }: { columns: readonly Column<R>[]; editing: boolean }) => {
  const t = useWords(words)
  return (
    <>
      <colgroup>
        {columns.map(({ field, width }) => (
          <col key={field} style={{ width: `${width}%` }} />
        ))}
        {editing && <col className={classes.last} />}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ field, label, required, numeric }) => (
            <th key={field} scope="col" data-numeric={(numeric && !editing) || undefined}>
              {label}
              {editing && required && (
                <span className={classes.star} aria-hidden>
                  {' *'}
                </span>
              )}
            </th>
          ))}
          {editing && (
            <th scope="col">
              <span className={classes.hidden}>{t('actions')}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
}

type CellPlace<R> = { column: Column<R>; row: R; i: number; sheet: Sheet; at: 'MCFields' | 'GLFields'; editing: boolean }

const Cell = <R extends object>({ column, row, i, sheet, at, editing }: CellPlace<R>) => {
  const t = useWords(words)
  const ui = useWords(uiWords)
  const { field, label, numeric, wide, required = false } = column
  const path = sheet.name(`${at}.${i}.${field}` as Parameters<Sheet['name']>[0]) // a column's field is one of its row
  const text = editing ? '' : column.read(row)
  return (
    <td
      data-label={label}
      data-wide={wide || undefined}
      data-numeric={(numeric && !editing) || undefined}
      data-required={(editing && required) || undefined}
    >
      {editing
        ? column.cell({
            label: t('inRow', { label, n: String(i + 1) }),
            value: Reflect.get(row, field),
            onValue: value => sheet.form.set(path, value),
            error: sheet.form.problemAt(path),
            form: sheet.form.id,
            field: path,
            required,
          })
        : text || <span className={classes.na}>{ui('notAvailable')}</span>}
    </td>
  )
}

const Action = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <ActionIcon variant="subtle" color="gray" size={30} className={classes.action} aria-label={label} onClick={onClick}>
    {icon}
  </ActionIcon>
)

const Removed = ({ n, onUndo }: { n: number | null; onUndo: () => void }) => {
  const t = useWords(words)
  return (
    <span role="status" className={classes.removed}>
      {n !== null && (
        <>
          {t('removed', { n: String(n) })}{' '}
          <Button data-undo variant="subtle" size="compact-sm" leftSection={<IconArrowBackUp size={14} aria-hidden />} onClick={onUndo}>
            {t('undo')}
          </Button>
        </>
      )}
    </span>
  )
}
