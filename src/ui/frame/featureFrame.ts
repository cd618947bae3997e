import type { ComponentType } from 'react'
import type { Permission } from '../../core/permissions.ts'
import type { Addition } from '../../core/registry.ts'
import type { RecordFinder } from '../kit/recordFinder.ts'
import type { LanguageText } from '../language.ts'
import type { MenuRow } from './menu.ts'

/** What somebody may begin from anywhere, besides opening a page of the menu; the palette finds it. */
export type PaletteAction = {
  /** Its place among the actions. */
  order: number
  label: LanguageText
  /** Other words that it is looked for by. */
  also?: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  may?: Permission | readonly Permission[] | undefined
  /** Offered only with an account chosen. */
  inAccount?: boolean
  to: (chosen: { gId: string | null; bId: string | null }) => string
}

/** A button of the top bar, between search and user menu. */
export type FrameTool = {
  /** Its place among the tools. */
  order: number
  Tool: ComponentType<{ settings: { path: string } }>
}

/** An entry of the user menu. What it does is loaded when it is pressed. */
export type UserEntry = {
  /** Its place among the entries, after the settings. */
  order: number
  label: LanguageText
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  load: () => Promise<() => void>
}

/** What a feature brings to the frame: `frame` of its `frame.ts`, which `src/app/browser/frames.ts` finds by its name. It is loaded with the frame. */
export type FeatureFrame = {
  /** Rows of the side menu; the palette finds them, too. */
  menu?: readonly MenuRow[]
  /** Pages that the palette finds and the menu does not show. */
  pages?: readonly MenuRow[]
  actions?: readonly PaletteAction[]
  /** How the palette finds its records. */
  finders?: readonly RecordFinder[]
  tools?: readonly FrameTool[]
  /** For who is signed in with an account chosen. */
  entries?: readonly UserEntry[]
  /** What stands over every page, or listens while there is one. */
  overlays?: readonly ComponentType[]
  /** The page of settings, which the user menu opens; one feature's. */
  settings?: { path: string }
  /** What it adds to slots and registries of earlier features, and to the kit: uploads, views of lists. */
  additions?: readonly Addition[]
}
