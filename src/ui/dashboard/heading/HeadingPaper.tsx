import classes from './heading.module.css'
import type { HeadingShape } from './heading.tsx'

/** The same on paper: it stays with what follows. */
export const HeadingPaper = ({ title, lead }: HeadingShape) => (
  <header className={classes.paper}>
    <h2 className={classes.title}>{title}</h2>
    {lead && <p className={classes.lead}>{lead}</p>}
  </header>
)
