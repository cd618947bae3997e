import type { StatusKind } from '../theme.ts'
import classes from './StatusDot.module.css'

export type StatusDotProps = {
  kind: StatusKind
  /** The word; a status never stands without it. */
  label: string
  /** As a tinted pill instead of dot and word. */
  pill?: boolean
}

/** A status: a dot whose shape differs by kind, and its word. */
export const StatusDot = ({ kind, label, pill = false }: StatusDotProps) => (
  <span className={classes.status} data-kind={kind} data-pill={pill || undefined}>
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className={classes.dot}>
      {shapes[kind]}
    </svg>
    {label}
  </span>
)

// The shape repeats the colour, for colour-blind readers.
const shapes = {
  good: <circle cx="5" cy="5" r="4" />,
  warn: <path d="M5 .8 9.6 9.2H.4Z" />,
  bad: <path d="M5 .2 9.8 5 5 9.8.2 5Z" />,
  info: <rect x="1" y="1" width="8" height="8" rx="1.5" />,
  none: <circle cx="5" cy="5" r="3.2" fill="none" stroke="currentColor" strokeWidth="1.6" />,
} as const
