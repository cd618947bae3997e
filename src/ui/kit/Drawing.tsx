import type { ReactNode } from 'react'
import classes from './Drawing.module.css'
import { facade } from './drawingFacade.tsx'
import { type DrawingName, drawings } from './drawings.tsx'

export type DrawingProps = {
  name: DrawingName
  /** Width in px; the drawing keeps its proportions. Default 168, the sign-in facade 480. */
  width?: number
  /** Only where the drawing alone says something; otherwise it is decoration. */
  label?: string
}

/** A small drawing: flat tones, one line weight, one warm light; follows the theme. */
export const Drawing = ({ name, width, label }: DrawingProps) => {
  const [box, picture]: [string, ReactNode] = name === 'signIn' ? ['0 0 480 400', facade] : ['0 0 168 120', drawings[name]]
  return (
    <svg
      viewBox={box}
      width={width ?? (name === 'signIn' ? 480 : 168)}
      className={classes.drawing}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {picture}
    </svg>
  )
}
