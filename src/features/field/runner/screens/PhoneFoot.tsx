import type { ReactNode } from 'react'
import classes from './phone.module.css'
import { QueueBar } from './QueueBar.tsx'

/** The foot of a screen, always in sight: what waits to be sent, and what can be done here. `onQueue`: opens what waits. */
export const PhoneFoot = ({ onQueue, children }: { onQueue?: (() => void) | undefined; children?: ReactNode }) => (
  <div className={classes.foot}>
    {onQueue && <QueueBar onOpen={onQueue} />}
    {children && <div className={classes.pair}>{children}</div>}
  </div>
)
