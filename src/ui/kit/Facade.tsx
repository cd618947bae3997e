import classes from './Drawing.module.css'
import { facade } from './drawingFacade.tsx'

/** The drawing of the sign-in page, a file of its own: that page is the first, and shows no other. */
export const Facade = ({ width = 420 }: { width?: number }) => (
  <svg viewBox="0 0 480 400" width={width} className={classes.drawing} aria-hidden>
    {facade}
  </svg>
)
