import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconDotsVertical, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { askNumber } from '../dialogs.tsx'
import classes from './OrderedRows.module.css'
import { usePhone } from './usePhone.ts'

/** What the handle and the buttons of a row are called. */
export type OrderLabels = {
  /** The one button that a phone has room for; it opens the others. */
  readonly more: string
  readonly drag: string
  readonly up: string
  readonly down: string
  readonly remove: string
  /** Where given, a press of the handle asks for the number of a place. */
  readonly place?: { readonly title: string; readonly label: (least: number, most: number) => string; readonly yes: string }
}

type OrderedRowsProps<T> = {
  rows: readonly T[]
  /** What a row is called over moves; its place unless given. */
  keyOf?: (row: T) => string
  labelsOf: (index: number) => OrderLabels
  /** Said to screen readers after a move; places count from 1. */
  tellMoved: (from: number, to: number) => string
  /** A locked row keeps its place and is not removed. */
  isLocked?: (row: T) => boolean
  onMove: (from: number, to: number) => void
  /** Without it no row can be removed. */
  onRemove?: (index: number) => void
  /** `order`: the row's handle and buttons, to stand where the row has room for them; null of a locked one, and where there is nothing to do. */
  children: (row: T, index: number, order: ReactNode) => ReactNode
}

/**
 * Rows that are put in order by dragging, by buttons and by the keyboard, and removed; what a row looks like is the caller's. The focus
 * goes along with the row that a button moves.
 */
export const OrderedRows = <T,>(props: OrderedRowsProps<T>) => {
  const { rows, keyOf, labelsOf, tellMoved, isLocked = () => false, onMove, onRemove, children } = props
  const list = useId()
  const phone = usePhone()
  const [dragged, setDragged] = useState<number | null>(null)
  const [told, setTold] = useState('')
  // A locked row keeps its place, so no other takes it.
  const mayTake = (place: number) => rows.slice(place, place + 1).some(row => !isLocked(row))
  const move = (from: number, to: number, way?: Way) => {
    if (from === to || !mayTake(from) || !mayTake(to)) return
    onMove(from, to)
    setTold(tellMoved(from + 1, to + 1))
    if (way) focusSoon(list, to, phone ? 'more' : way)
  }
  const Order = phone ? OrderMenu : OrderButtons
  const places = rows.flatMap((_, place) => (mayTake(place) ? [place + 1] : []))
  const askPlace = async (from: number, { label, ...terms }: NonNullable<OrderLabels['place']>) => {
    const [least = 1, most = 1] = [places.at(0), places.at(-1)]
    const to = await askNumber({ ...terms, label: label(least, most), least, most })
    if (to !== null) move(from, to - 1)
  }
  const drop = (event: DragEvent, to: number) => {
    if (dragged === null) return
    event.preventDefault()
    move(dragged, to)
    setDragged(null)
  }
  const remove = (index: number) => {
    onRemove?.(index)
    focusSoon(list, Math.min(index, rows.length - 2), phone ? 'more' : 'remove')
  }
  return (
    <>
      {rows.map((row, index) => (
        <div
          key={keyOf?.(row) ?? index}
          className={classes.row}
          data-dragged={dragged === index || undefined}
          onDragOver={event => dragged !== null && event.preventDefault()}
          onDrop={event => drop(event, index)}
        >
          {children(
            row,
            index,
            isLocked(row) || (rows.length === 1 && !onRemove) ? null : (
              <Order
                list={list}
                index={index}
                labels={labelsOf(index)}
                ways={{ up: mayTake(index - 1), down: mayTake(index + 1) }}
                movable={places.length > 1}
                onMove={(to, way) => move(index, to, way)}
                onAskPlace={terms => void askPlace(index, terms)}
                onDrag={on => setDragged(on ? index : null)}
                onRemove={onRemove && (() => remove(index))}
              />
            ),
          )}
        </div>
      ))}
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
    </>
  )
}

type Way = 'up' | 'down' | 'remove' | 'more'
const nameOf = (list: string, index: number, way: Way) => `${list}-${index}-${way}`
const other = { up: 'down', down: 'up', remove: 'up', more: 'more' } as const

/** Focuses the button of a place once the rows are drawn anew: at an end of the list, the one that can still be pressed. */
const focusSoon = (list: string, index: number, way: Way) =>
  requestAnimationFrame(() => {
    const find = (one: Way) =>
      document.querySelector<HTMLElement>(`[data-order="${nameOf(list, index, one)}"]:not([disabled], [data-disabled])`)
    ;(find(way) ?? find(other[way]))?.focus()
  })

type OrderProps = {
  list: string
  index: number
  labels: OrderLabels
  ways: { up: boolean; down: boolean }
  movable: boolean
  onMove: (to: number, way: Way) => void
  onAskPlace: (terms: NonNullable<OrderLabels['place']>) => void
  onDrag: (on: boolean) => void
  onRemove: (() => void) | undefined
}

const OrderButtons = ({ list, index, labels, ways, movable, onMove, onAskPlace, onDrag, onRemove }: OrderProps) => {
  const { place } = labels
  // No <button>: Firefox drags none.
  const pressed = place &&
    movable && {
      role: 'button',
      tabIndex: 0,
      'aria-label': place.title,
      'aria-haspopup': 'dialog' as const,
      onClick: () => onAskPlace(place),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onAskPlace(place)
      },
    }
  const button = (way: Way) =>
    ({ variant: 'subtle', color: 'gray', size: 36, 'data-order': nameOf(list, index, way), 'aria-label': labels[way] }) as const
  return (
    <div className={classes.order}>
      <span
        className={classes.grip}
        title={labels.drag}
        draggable={movable}
        {...pressed}
        onDragStart={event => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', String(index + 1)) // Firefox drags nothing without data
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      >
        <IconGripVertical size={18} aria-hidden />
      </span>
      <ActionIcon {...button('up')} disabled={!ways.up} onClick={() => onMove(index - 1, 'up')}>
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button('down')} disabled={!ways.down} onClick={() => onMove(index + 1, 'down')}>
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      {onRemove && (
        <ActionIcon {...button('remove')} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** All that is done with a row behind one button: a finger drags nothing, and a phone has no room for four. */
const OrderMenu = ({ list, index, labels, ways, movable, onMove, onAskPlace, onRemove }: OrderProps) => {
  const { place } = labels
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} data-order={nameOf(list, index, 'more')} aria-label={labels.more}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowUp size={18} aria-hidden />} disabled={!ways.up} onClick={() => onMove(index - 1, 'up')}>
          {labels.up}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={18} aria-hidden />} disabled={!ways.down} onClick={() => onMove(index + 1, 'down')}>
          {labels.down}
        </Menu.Item>
        {place && movable && (
          <Menu.Item leftSection={<IconArrowsSort size={18} aria-hidden />} onClick={() => onAskPlace(place)}>
            {place.title}
          </Menu.Item>
        )}
        {onRemove && (
          <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} c="var(--status-bad)" onClick={onRemove}>
            {labels.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
