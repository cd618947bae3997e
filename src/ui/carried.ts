import { createStore } from './store.ts'

/** The token of a public page: of what (`about`), and which calls go by it. Only in memory, as every token. */
export type Carried = { readonly token: string; readonly about: string; readonly paths: ReadonlySet<string> }

/**
 * The token of a public page. Calls of this page use it; all other calls use the session, so the user stays signed in. Null: none. A token
 * that the server no longer knows is dropped.
 */
export const carriedStore = createStore<Carried | null>(null)

/** The carried token, if it is for this call. */
export const carriedFor = (path: string): string | null => {
  const carried = carriedStore.get()
  return carried?.paths.has(path) ? carried.token : null
}

/** Drops the carried token if it is this one; whether it was. */
export const dropCarried = (token: string | null): boolean => {
  if (token === null || carriedStore.get()?.token !== token) return false
  carriedStore.set(null)
  return true
}
