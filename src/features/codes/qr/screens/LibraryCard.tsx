import type { ReactNode } from 'react'
import { type Route, RouteLink } from '../../../../ui/route.ts'
import { useFormats } from '../../../../ui/words.tsx'
import classes from './qr.module.css'

type LibraryCardProps = {
  to: Route<string>
  title: string
  icon: ReactNode
  /** How many it holds; undefined while it is not known, null where it cannot be. */
  count: number | null | undefined
  /** One line below the figure. */
  line: string
}

/** A library on the page of the QR library: its name, how many it holds, and the way there. */
export const LibraryCard = ({ to, title, icon, count, line }: LibraryCardProps) => {
  const { number } = useFormats()
  return (
    <RouteLink to={to} className={classes.part}>
      <h2>
        {icon}
        {title}
      </h2>
      <p className={classes.figure}>{count === undefined ? '…' : count === null ? '–' : number(count) || '–'}</p>
      <p className={classes.soft}>{line}</p>
    </RouteLink>
  )
}
