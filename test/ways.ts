/// <reference types="vite/types/importMeta.d.ts" />
import type { Tx } from '../src/platform/db/database.ts'
import type { Lister } from './support/listedRows.ts'
import type { MenuWays } from './support/menuFlags.ts'
import type { Makers, Write } from './support/write.ts'

/** What a list call asks, and what makes its `n`th row with all that hangs on it. `fixed`: its rows are a catalogue, about which something is made. */
export type ListedRows = { readonly filter: object; readonly add: (tx: Tx, n: number) => Promise<unknown>; readonly fixed?: true }
/** A save of what stands, by what is saved: it asks for the version that was read. */
type NamedSave = readonly [name: string, save: Write]

/** How tests make what a feature keeps: `ways` of the `testing.ts` beside it. `test/contract` asks for a way for every call. */
export type FeatureWays = {
  /** Each write that a key makes repeatable, but for the saves. */
  readonly writes?: (makers: Makers) => readonly Write[]
  /** Each save that names a version; a call that saves several things has several. */
  readonly saves?: (makers: Makers) => readonly NamedSave[]
  /** Rows of each list call, by its path. */
  readonly rows?: (account: Lister) => Readonly<Record<string, ListedRows>>
  /** The items of the menu that lead to the feature. */
  readonly menu?: MenuWays
}

const loaded = import.meta.glob<{ ways: FeatureWays }>('../src/features/*/*/testing.ts', { eager: true })
const all = Object.values(loaded).map(one => one.ways)

/** Every save of what stands already, by what is saved, each asking for the version that was read. */
export const savesOf = (makers: Makers): NamedSave[] => all.flatMap(one => one.saves?.(makers) ?? [])

/** A way to make every write of the contract that can be repeated under a key; a call that saves several things has several. */
export const writesOf = (makers: Makers): Write[] => [
  ...savesOf(makers).map(([, save]) => save),
  ...all.flatMap(one => one.writes?.(makers) ?? []),
]

/** For every list call by its path: how an account gets rows of it. */
export const rowsOfLists = (account: Lister): Readonly<Record<string, ListedRows>> =>
  Object.assign({}, ...all.map(one => one.rows?.(account)))
