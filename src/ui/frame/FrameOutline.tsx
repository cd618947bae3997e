import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Logo } from '../kit/Logo.tsx'
import classes from './FrameOutline.module.css'

const rows = ['60%', '72%', '48%', '66%', '54%', '70%', '44%', '62%'] as const

/** The frame before its scripts are there: of the very sizes of the frame, so that nothing moves when it comes. `top`: without the menu. */
export const FrameOutline = ({ top = false, children }: { top?: boolean; children: ReactNode }) => (
  <div className={classes.frame} data-plain={top || undefined}>
    <header className={classes.top}>
      <span className={classes.menu} />
      <span className={classes.logo}>
        <Logo wordmark />
      </span>
      <span className={classes.picker}>
        <Skeleton h={36} />
      </span>
      <span className={classes.picker}>
        <Skeleton h={36} />
      </span>
      <span className={classes.gap} />
      <Skeleton circle h={32} mr={6} />
    </header>
    {!top && (
      <aside className={classes.side} aria-hidden>
        {rows.map(width => (
          <div key={width} className={classes.item}>
            <Skeleton circle h={18} />
            <Skeleton h={12} w={width} className={classes.label ?? ''} />
          </div>
        ))}
      </aside>
    )}
    <main className={classes.main}>{children}</main>
  </div>
)
