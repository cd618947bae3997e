import { useSyncExternalStore } from 'react'
import { carriedStore } from '../../../../ui/carried.ts'

/** What the carried token of a public page is about: `Survey:{id}`. Null without one. */
export const useCarriedAbout = (): string | null =>
  useSyncExternalStore(carriedStore.subscribe, carriedStore.get, carriedStore.get)?.about ?? null
