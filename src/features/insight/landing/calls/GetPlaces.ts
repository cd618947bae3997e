import { handle } from '../../../../platform/handle.ts'
import { GetPlaces as call } from '../contract.ts'
import { byScans, nameBuildings, type PlaceFigures, readPlaces } from '../places.server.ts'

const MOST = 5
/** Fewer answers say little about a place. */
const ENOUGH = 3

export const GetPlaces = handle(call, async ctx => {
  const places = await readPlaces(ctx)
  const rated = places.filter(place => place.FeedbackCount >= ENOUGH).toSorted(byScore)
  const half = Math.min(MOST, Math.ceil(rated.length / 2))
  const scanned = places.filter(place => place.ScanCount > 0)
  const lists = [rated.slice(0, half), rated.slice(half).slice(-MOST).toReversed(), scanned.toSorted(byScans).slice(0, MOST)]
  const named = new Map((await nameBuildings(ctx, lists.flat())).map(place => [place.QrCodeId, place]))
  const [Best = [], Worst = [], MostScanned = []] = lists.map(list => list.flatMap(({ QrCodeId }) => named.get(QrCodeId) ?? []))
  return { Best, Worst, MostScanned, CodeCount: places.length, ScannedCount: scanned.length }
})

// Among equal scores the one that more people gave stands out more.
const byScore = (a: PlaceFigures, b: PlaceFigures): number =>
  (b.AverageScore ?? 0) - (a.AverageScore ?? 0) || b.FeedbackCount - a.FeedbackCount
