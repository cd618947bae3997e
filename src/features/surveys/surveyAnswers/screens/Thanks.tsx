import { type ReactNode, useEffect, useRef } from 'react'
import { Drawing } from '../../../../ui/kit/Drawing.tsx'
import classes from './surveys.module.css'

/** What a customer sees who is done; its title takes the focus, so that it is read out. */
export const Thanks = ({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.thanks}>
      <Drawing name="thankYou" width={200} />
      <h1 className={classes.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </div>
  )
}
