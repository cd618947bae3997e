import type { ReactNode } from 'react'
import classes from './card.module.css'

type GridProps<R> = { label?: string; rows: readonly R[]; idOf: (row: R) => string; draw: (row: R) => ReactNode }

/** Cards side by side, as many as there is room for; each is a button or a link with the class `cardClass`. */
export const CardGrid = <R,>({ label, rows, idOf, draw }: GridProps<R>) => (
  <ul className={classes.grid} aria-label={label}>
    {rows.map(row => (
      <li key={idOf(row)}>{draw(row)}</li>
    ))}
  </ul>
)

export const cardClass = classes.card ?? ''

export const CardName = ({ children }: { children: ReactNode }) => <span className={classes.name}>{children}</span>

/** What stands quieter on a card: beside its name, below its figure. */
export const CardAside = ({ children }: { children: ReactNode }) => <span className={classes.aside}>{children}</span>

/** Small figures in a row, each with its name; a figure stands out as `<b>`. */
export const CardFacts = ({ children }: { children: ReactNode }) => <span className={classes.facts}>{children}</span>
