import { Skeleton } from '@mantine/core'
import { useWords } from '../words.tsx'
import type { ListTableCall } from './columns.ts'
import type { PartProps } from './ListTable.tsx'
import classes from './list.module.css'
import { Cell, NewBadge, newRow, RowMenuButton, RowName, RowTick, useRowHandlers } from './RowParts.tsx'
import { words } from './words.ts'

/** The rows as cards, for phones: the name on top, the other columns below with their headers. */
export const ListCards = <C extends ListTableCall>(props: PartProps<C>) => {
  const { options, columns, rows, loading, stale, selection, made, idOf, shown, nameOf } = props
  const handlers = useRowHandlers(props)
  const t = useWords(words)
  const [first, ...others] = columns
  if (loading)
    return (
      <div className={classes.cards} aria-busy="true">
        {[0, 1, 2, 3].map(card => (
          <Skeleton key={card} h={132} radius="md" />
        ))}
      </div>
    )
  return (
    <ul className={classes.cards} aria-label={options.label} aria-busy={stale} data-stale={stale || undefined}>
      {rows.map((row, index) => {
        const name = nameOf(row, index)
        return (
          <li
            key={idOf(row)}
            className={classes.card}
            {...handlers(row, name)}
            data-opens={!!(options.onRow || options.hrefOf) || undefined}
            data-selected={selection?.has(row) || undefined}
            {...(made.has(idOf(row)) && newRow(t('new')))}
          >
            <div className={classes.cardHead}>
              <RowTick row={row} name={name} selection={selection} />
              <div className={classes.cardName}>
                {first && (
                  <RowName row={row} options={options}>
                    <Cell column={first} row={row} shown={shown} />
                  </RowName>
                )}
                {made.has(idOf(row)) && <NewBadge />}
              </div>
              <RowMenuButton {...props} row={row} name={name} />
            </div>
            <dl className={classes.facts}>
              {others.map(column => (
                <div key={column.id} className={classes.fact}>
                  <dt>{column.header}</dt>
                  <dd>
                    <Cell column={column} row={row} shown={shown} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
