import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import { Drawing } from './Drawing.tsx'
import type { DrawingName } from './drawings.tsx'
import classes from './EmptyState.module.css'
import { words } from './words.ts'

export type EmptyStateProps = {
  /** Default 'No Data'. */
  text?: string
  /** A second, softer line. */
  hint?: string
  drawing?: DrawingName
  /** What would fill it. */
  action?: ReactNode
  /** Without the drawing, for cards and drop-downs. */
  small?: boolean
}

/** An empty list, an error page's body: a drawing, the words, an action. */
export const EmptyState = ({ text, hint, drawing = 'emptyList', action, small = false }: EmptyStateProps) => {
  const t = useWords(words)
  return (
    <div className={classes.empty} data-small={small || undefined}>
      {!small && <Drawing name={drawing} />}
      <p className={classes.text}>{text ?? t('noData')}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
