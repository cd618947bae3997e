import { handle } from '../../../../platform/handle.ts'
import { GetPlaces as call, type LandingPlace } from '../contract.ts'
import { byScans, placesOf } from '../places.server.ts'

const MOST = 5
/** Fewer answers say little about a place. */
const ENOUGH = 3

export const GetPlaces = handle(call, async ctx => {
  const places = await placesOf(ctx)
  const rated = places.filter(place => place.FeedbackCount >= ENOUGH).toSorted(byScore)
  const half = Math.min(MOST, Math.ceil(rated.length / 2))
  const scanned = places.filter(place => place.ScanCount > 0)
  return {
    Best: rated.slice(0, half),
    Worst: rated.slice(half).slice(-MOST).toReversed(),
    MostScanned: scanned.toSorted(byScans).slice(0, MOST),
    CodeCount: places.length,
    ScannedCount: scanned.length,
  }
})

// Among equal scores the one that more people gave stands out more.
const byScore = (a: LandingPlace, b: LandingPlace): number =>
  (b.AverageScore ?? 0) - (a.AverageScore ?? 0) || b.FeedbackCount - a.FeedbackCount
