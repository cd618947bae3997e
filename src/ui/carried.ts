import { useEffect, useState } from 'react'
import type { Call } from '../core/call.ts'
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

/**
 * Lets calls of a page go by the token of a purpose that the page before has left (`Survey` of `Survey:{id}`); whether there is one. It ends with the
 * page, unless the next one is of the same pages (`within`). */
export const useCarriedOf = (purpose: string, calls: readonly Pick<Call, 'path'>[], within?: RegExp): boolean => {
  const [carries, setCarries] = useState(false)
  useEffect(() => {
    const carried = carriedStore.get()
    if (!carried?.about.startsWith(`${purpose}:`)) return
    carriedStore.set({ ...carried, paths: new Set([...carried.paths, ...calls.map(({ path }) => path)]) })
    setCarries(true)
    return () => {
      if (!within?.test(location.pathname)) carriedStore.set(null)
    }
  }, [purpose, calls, within])
  return carries
}
