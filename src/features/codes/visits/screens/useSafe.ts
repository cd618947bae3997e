import { useState } from 'react'
import { keepSafe, readKeptInside } from './keptInside.ts'

/** Who of a building was ticked as safe: kept in the browser, so that a page that is opened again goes on with it. */
export const useSafe = (bId: string) => {
  const [safe, setSafe] = useState<ReadonlySet<string>>(() => new Set(readKeptInside(bId)?.safe))
  const tick = (id: string) => {
    const next = new Set(safe)
    if (!next.delete(id)) next.add(id)
    keepSafe(bId, next)
    setSafe(next)
  }
  return { safe, tick }
}
