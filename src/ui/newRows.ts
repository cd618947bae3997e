import { isUuid } from '../core/ids.ts'
import { createStore } from './store.ts'

/** A row that this browser has just added: its id, and the reading calls that may show it. `at`: when, in ms. */
export type AddedRow = { readonly id: string; readonly paths: readonly string[]; readonly at: number }

/** How long a list that is opened later still brings an added row into sight, in ms. */
const FRESH = 120_000
export const madeStore = createStore<readonly AddedRow[]>([])

/** Notes what a write has added: the ids of its answer that it was not sent. Lists of the calls that it refreshes show them. */
export const noteMade = (output: unknown, input: unknown, refreshed: readonly { path: string }[], now = Date.now()): void => {
  const sent = JSON.stringify(input) ?? ''
  const ids = Object.values(Object(output) as Record<string, unknown>).filter(
    (value): value is string => isUuid(value) && !sent.includes(value),
  )
  if (ids.length === 0) return
  const paths = refreshed.map(({ path }) => path)
  madeStore.set([...madeStore.get().filter(({ at }) => now - at < FRESH), ...ids.map(id => ({ id, paths, at: now }))])
}

/** What was added to the rows of a call and is not in sight yet. */
export const madeIn = (path: string, made: readonly AddedRow[] = madeStore.get(), now = Date.now()): AddedRow[] =>
  made.filter(({ paths, at }) => paths.includes(path) && now - at < FRESH)

/** Lists of a call look once more for rows that they did not show. */
export const seekAgain = (path: string, ids: readonly string[], now = Date.now()): void =>
  madeStore.set([...madeStore.get(), ...ids.map(id => ({ id, paths: [path], at: now }))])

/** The rows are in sight, or nowhere in the list: nobody looks for them again. */
export const seenIn = (path: string, ids: readonly string[]): void =>
  madeStore.set(
    madeStore
      .get()
      .map(one => (ids.includes(one.id) ? { ...one, paths: one.paths.filter(other => other !== path) } : one))
      .filter(({ paths }) => paths.length > 0),
  )
