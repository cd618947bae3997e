import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId } from 'react'
import classes from './FoldCard.module.css'

/** How a card of a list stands. `wanted`: something inside must be seen, so that it opens, and stays open once that is mended. */
export type Fold = { folded: boolean; wanted?: boolean; set: (folded: boolean) => void }

type FoldCardProps = {
  /** The name of the group, as "Section 2". */
  called: string
  icon?: ReactNode
  /** The text of its line; the name by default. */
  title?: ReactNode
  /** Stand below the title, small. */
  facts?: ReactNode
  /** What puts it in order, at the end of its line. */
  order?: ReactNode
  /** Without it the card stands open. */
  fold?: Fold | undefined
  children: ReactNode
}

/**
 * One entry of a list in a form: a line with its name, and below it its fields, which fold. Folded fields stay in the document, so a
 * problem finds its field.
 */
export const FoldCard = ({ called, icon, title = called, facts, order, fold, children }: FoldCardProps) => {
  const id = useId()
  const open = !fold || fold.wanted || !fold.folded
  const opens = fold?.wanted && fold.folded
  useEffect(() => {
    if (opens) fold.set(false)
  })
  const line = (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.named}>
        <strong>{title}</strong>
        {facts && <span className={classes.facts}>{facts}</span>}
      </span>
    </>
  )
  return (
    <fieldset className={classes.card} data-open={(fold && open) || undefined} aria-label={called}>
      <div className={classes.line} data-bare={!fold || undefined}>
        {fold ? (
          <button type="button" className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={() => fold.set(open)}>
            {line}
            <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          </button>
        ) : (
          <div className={classes.toggle}>{line}</div>
        )}
        {order}
      </div>
      <div id={id} className={classes.body} hidden={!open}>
        {children}
      </div>
    </fieldset>
  )
}
