import { useEffect, useState } from 'react'
import type { Call } from '../core/call.ts'
import { carriedStore } from './carried.ts'

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
