import { isZone, ownZone } from '../core/zones.ts'
import { createStore } from './store.ts'

const store = createStore<string | null>(null)

/** The time zone that the user has chosen for moments of no building; null: the clock here. A zone that this browser does not know is none. */
export const zoneStore = {
  get: store.get,
  subscribe: store.subscribe,
  set: (zone: string | null | undefined): void => store.set(zone && isZone(zone) ? zone : null),
}

/** The zone by whose clock moments are shown, by its name. */
export const shownZone = (): string => store.get() ?? ownZone()
