import { ActionIcon, Badge, Checkbox, UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { AddressLink, useGoTo } from '../route.ts'
import { useWords } from '../words.tsx'
import type { Column, ListTableCall, RowOf } from './columns.ts'
import { EmptyCell, isEmpty } from './EmptyCell.tsx'
import classes from './list.module.css'
import type { PartProps } from './tableProps.ts'
import { words } from './words.ts'

type CellProps<Row> = { column: Column<Row>; row: Row; shown: Parameters<Column<Row>['text']>[1] }

/** What a cell shows: its drawing or its text; null where it is empty. */
export const drawCell = <Row,>({ column, row, shown }: CellProps<Row>): ReactNode => {
  const drawn = column.render ? column.render(row) : column.text(row, shown)
  return isEmpty(drawn) ? null : drawn
}

/** A cell, with its mark where it is empty. */
export const Cell = <Row,>(props: CellProps<Row>): ReactNode => drawCell(props) ?? <EmptyCell />

// A constant, so that a row scrolls once.
const intoSight = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })
/** A row that was just added: marked, told, and scrolled into sight. */
export const newRow = (text: string) => ({ ref: intoSight, 'data-new': true, 'aria-description': text })

/** The mark beside its name, hidden from screen readers, which read the row's description. */
export const NewBadge = () => {
  const t = useWords(words)
  return (
    <Badge size="xs" ml={8} aria-hidden>
      {t('new')}
    </Badge>
  )
}

/** The name of a row: a link or a button where it opens. */
export const RowName = <C extends ListTableCall>({
  row,
  options,
  children,
}: {
  row: RowOf<C>
  options: PartProps<C>['options']
  children: ReactNode
}) => {
  const hrefOf = options.nameHrefOf ?? options.hrefOf
  if (hrefOf)
    return (
      <AddressLink href={hrefOf(row)} className={classes.name}>
        {children}
      </AddressLink>
    )
  if (!options.onRow) return children
  return (
    <UnstyledButton className={classes.name} onClick={() => options.onRow?.(row)}>
      {children}
    </UnstyledButton>
  )
}

/** Handlers of a whole row: a click beside its controls opens it, a right-click its menu. */
export const useRowHandlers = <C extends ListTableCall>({ options, actionsOf, openMenu }: PartProps<C>) => {
  const goTo = useGoTo()
  return (row: RowOf<C>, name: string) => ({
    onClick: (event: MouseEvent<HTMLElement>) => {
      const inner = (event.target as Element).closest('a,button,input,label,[role=menu],[data-inner]')
      if ((inner && event.currentTarget.contains(inner)) || globalThis.getSelection()?.toString()) return
      if (!event.currentTarget.contains(event.target as Node)) return
      if (options.hrefOf) goTo(options.hrefOf(row))
      else options.onRow?.(row)
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const actions = actionsOf(row)
      if (actions.length === 0) return
      event.preventDefault()
      const origin = event.currentTarget.querySelector<HTMLElement>('[data-row-menu]')
      openMenu({ x: event.clientX, y: event.clientY, actions, name, origin })
    },
  })
}

/** The button of a row's menu. */
export const RowMenuButton = <C extends ListTableCall>({
  row,
  name,
  actionsOf,
  openMenu,
}: Pick<PartProps<C>, 'actionsOf' | 'openMenu'> & { row: RowOf<C>; name: string }) => {
  const t = useWords(words)
  const actions = actionsOf(row)
  if (actions.length === 0) return null
  return (
    <ActionIcon
      data-row-menu
      variant="subtle"
      color="gray"
      aria-label={t('actionsOf', { name })}
      aria-haspopup="menu"
      onClick={event => {
        const origin = event.currentTarget
        const { left, bottom } = origin.getBoundingClientRect()
        openMenu({ x: left, y: bottom, actions, name, origin })
      }}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  )
}

/** The tick of a row. */
export const RowTick = <C extends ListTableCall>({
  row,
  name,
  selection,
  id,
}: Pick<PartProps<C>, 'selection'> & { row: RowOf<C>; name: string; id?: string }) => {
  const t = useWords(words)
  if (!selection) return null
  return (
    <Checkbox
      size="xs"
      {...(id && { id })}
      aria-label={t('selectRow', { name })}
      checked={selection.has(row)}
      onChange={event => selection.change([row], event.currentTarget.checked)}
    />
  )
}
