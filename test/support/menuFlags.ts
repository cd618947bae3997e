/// <reference types="vite/types/importMeta.d.ts" />
import type { Call } from '../../src/core/call.ts'
import type { Permission } from '../../src/core/permissions.ts'

/** Items of the menu by their English label: the flags that open each (none: open to everybody whose group is open), and the calls behind it. */
export type MenuWays = Readonly<Record<string, { readonly may: readonly Permission[]; readonly calls: readonly Call[] }>>

const loaded = import.meta.glob<{ ways: { readonly menu?: MenuWays } }>('../../src/features/*/*/testing.ts', { eager: true })
const items = Object.values(loaded).flatMap(one => Object.entries(one.ways.menu ?? {}))

/** Which flags open which item of the menu. */
export const openedBy: Readonly<Record<string, readonly Permission[]>> = Object.fromEntries(items.map(([label, { may }]) => [label, may]))

/** The calls behind each item of the menu. */
export const behindItem: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(items.map(([label, { calls }]) => [label, calls]))
