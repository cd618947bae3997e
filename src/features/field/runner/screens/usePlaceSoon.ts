import { useEffect, useRef } from 'react'
import type { WalkPlace } from '../../inspections/items.ts'
import { readPlace } from './place.ts'

/** Milliseconds that "Done" waits for a place that is still looked for. */
const patience = 1500

/** Looks for the place of the phone from the moment a stop opens, where it is asked for; gives what was found. It never holds up a walk. */
export const usePlaceSoon = (isAsked: boolean): (() => Promise<WalkPlace | null>) => {
  const looking = useRef<Promise<WalkPlace | null>>(null)
  useEffect(() => {
    if (isAsked) looking.current = readPlace()
  }, [isAsked])
  const late = () => new Promise<null>(resolve => setTimeout(resolve, patience, null))
  return () => Promise.race([looking.current ?? Promise.resolve(null), late()])
}
