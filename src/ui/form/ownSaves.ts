import { useMemo } from 'react'

/** Versions that this window's own saves have led to, by building and version. */
const next = new Map<string, number>()

export type OwnSaves = { note(from: number, to: number): void; latest(version: number): number }

/** Follows a building's versions through the saves of this window: from the version that a form has read to the latest of its own. */
export const useOwnSaves = (building: string): OwnSaves => useMemo(() => ownSavesOf(building), [building])

export const ownSavesOf = (building: string): OwnSaves => ({
  note: (from, to) => void next.set(`${building}/${from}`, to),
  latest: version => {
    let latest = version
    for (let then = next.get(`${building}/${latest}`); then !== undefined; then = next.get(`${building}/${latest}`)) latest = then
    return latest
  },
})
