import type { Label } from '../../core/labels.ts'
import type { Permission } from '../../core/permissions.ts'
import type { Language } from '../../core/words.ts'
import type { PaletteItem } from './Palette.tsx'

export type RecordSearch = { gId: string; text: string; language: Language; most: number }

/** How the palette finds records of a noun: by a reading call of its own. An item's id is its address, with what tells two apart after a #. */
export type RecordFinder = {
  readonly title: Label
  /** The place of its group in the palette. */
  readonly order: number
  /** One of these is needed; none: everybody of the account. */
  readonly may?: Permission | readonly Permission[] | undefined
  /** Over all accounts, for people of the provider only; else in the chosen account. */
  readonly acrossAccounts?: true
  find(search: RecordSearch): Promise<readonly PaletteItem[]>
}
