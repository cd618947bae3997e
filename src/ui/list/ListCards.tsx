import { Skeleton, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useWords } from '../words.tsx'
import { type Card, cardOf } from './card.ts'
import type { Column, ListTableCall, RowOf } from './columns.ts'
import classes from './list.module.css'
import { Cell, drawCell, NewBadge, newRow, RowMenuButton, RowName, RowTick, useRowHandlers } from './RowParts.tsx'
import type { PartProps } from './tableProps.ts'
import { words } from './words.ts'

/** The rows as cards, for phones: what matters first, the rest folded. */
export const ListCards = <C extends ListTableCall>(props: PartProps<C>) => {
  const { options, columns, rows, loading, stale, selection, made, idOf, nameOf, size, shown } = props
  const handlers = useRowHandlers(props)
  const t = useWords(words)
  const card = cardOf(columns)
  if (loading)
    return (
      <div className={classes.cards} aria-busy="true">
        {Array.from({ length: Math.min(size, 10) }, (_, at) => (
          <Skeleton key={at} h={card.more.length > 0 ? 196 : 168} radius="md" />
        ))}
      </div>
    )
  return (
    <ul className={classes.cards} aria-label={options.label} aria-busy={stale} data-stale={stale || undefined}>
      {rows.map((row, index) => {
        const name = String(card.name?.text(row, shown) || nameOf(row, index))
        return (
          <li
            key={idOf(row)}
            className={classes.card}
            {...handlers(row, name)}
            data-opens={!!(options.onRow || options.hrefOf) || undefined}
            data-selected={selection?.has(row) || undefined}
            data-tone={options.tone?.(row)}
            {...(made.has(idOf(row)) && newRow(t('new')))}
          >
            <CardBody {...props} row={row} card={card} name={name} />
          </li>
        )
      })}
    </ul>
  )
}

type CardProps<C extends ListTableCall> = PartProps<C> & { row: RowOf<C>; card: Card<RowOf<C>>; name: string }

const CardBody = <C extends ListTableCall>(props: CardProps<C>) => {
  const { options, row, card, name, selection, made, idOf, shown } = props
  const t = useWords(words)
  const [opened, setOpened] = useState(false)
  const id = useId()
  return (
    <>
      <div className={classes.cardHead}>
        {selection && (
          <label className={classes.cardTick} htmlFor={`${id}-tick`}>
            <RowTick id={`${id}-tick`} row={row} name={name} selection={selection} />
          </label>
        )}
        <div className={classes.cardName}>
          {card.name && (
            <RowName row={row} options={options}>
              <Cell column={card.name} row={row} shown={shown} />
            </RowName>
          )}
          {made.has(idOf(row)) && <NewBadge />}
        </div>
        <RowMenuButton {...props} row={row} name={name} />
      </div>
      {card.states.length > 0 && (
        <div className={classes.states}>
          {card.states.map(column => (
            <span key={column.id} title={column.header}>
              {drawCell({ column, row, shown })}
            </span>
          ))}
        </div>
      )}
      <Facts columns={card.facts} row={row} shown={shown} />
      {card.more.length > 0 && (
        <>
          <div id={id} hidden={!opened}>
            {opened && <Facts columns={card.more} row={row} shown={shown} />}
          </div>
          <UnstyledButton
            className={classes.more}
            aria-expanded={opened}
            aria-controls={id}
            aria-label={t(opened ? 'lessOf' : 'moreOf', { name })}
            onClick={() => setOpened(!opened)}
          >
            {t(opened ? 'less' : 'more')}
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
        </>
      )}
    </>
  )
}

type FactsProps<Row> = { columns: readonly Column<Row>[]; row: Row; shown: Parameters<Column<Row>['text']>[1] }

const Facts = <Row,>({ columns, row, shown }: FactsProps<Row>) => (
  <dl className={classes.facts}>
    {columns.map(column => (
      <div key={column.id} className={classes.fact}>
        <dt>{column.header}</dt>
        <dd>
          <Cell column={column} row={row} shown={shown} />
        </dd>
      </div>
    ))}
  </dl>
)
