import type { ReactNode } from 'react'
import type { PaletteProps } from '../kit/Palette.tsx'
import type { Layout } from '../route.ts'
import type { UserEntry } from './featureFrame.ts'
import type { MenuGroup, MenuRow } from './menu.ts'

export type FrameProps = {
  rows: readonly MenuRow[]
  groups: readonly MenuGroup[]
  /** What Ctrl/⌘ K searches. */
  palette?: Omit<PaletteProps, 'opened' | 'onOpened'>
  /** The settings page, for the user menu. */
  settings?: { path: string }
  /** Between search and user menu: the bell of running tasks. */
  tools?: ReactNode
  /** What the user menu offers besides settings. */
  entries?: readonly UserEntry[]
  /** `top` leaves the menu out. */
  layout?: Layout
  children: ReactNode
}
