import type { WalkPlace } from '../../inspections/items.ts'

/** Milliseconds that a phone has for its place: it never holds up a walk. */
const patience = 8000

/** Where the phone is; null where it does not say, or not in time. */
export const readPlace = (): Promise<WalkPlace | null> =>
  new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(null)
    const late = setTimeout(() => resolve(null), patience)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: Latitude, longitude: Longitude, accuracy } }) => {
        clearTimeout(late)
        resolve({ Latitude, Longitude, Accuracy: Math.min(100_000, accuracy) })
      },
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 30_000 },
    )
  })
