import { isFew } from '../../../core/charts/partData.ts'
import { mostFirst, type Overview, type OverviewPlace } from './model.ts'

/** How a place changed, to two decimals; null where one of both periods has no answer, or too few to say so. */
export const changeOf = ({ CSAT, Previous, Count, PreviousCount }: OverviewPlace): number | null =>
  CSAT === null || Previous === null || isFew(Count) || isFew(PreviousCount) ? null : Math.round((CSAT - Previous) * 100) / 100

/** From this fall on a place got worse; below this score it is bad. */
const [worseBy, badBelow] = [-0.2, 3.5]

/** What to do first, each with the number that says why: open low answers, places that got worse, places that are bad. */
export type FirstThing =
  | { is: 'open'; BuildingId: string; n: number }
  | { is: 'worse'; Id: string; by: number; score: number; n: number }
  | { is: 'bad'; Id: string; score: number; n: number }

/** At most five, the most pressing first; nothing is claimed of fewer than five answers. */
export const listFirstThings = ({ OpenLow, Places }: Pick<Overview, 'OpenLow' | 'Places'>): FirstThing[] => {
  const open = OpenLow.toSorted((a, b) => b.Count - a.Count)
    .slice(0, 2)
    .map((one): FirstThing => ({ is: 'open', BuildingId: one.BuildingId, n: one.Count }))
  const rated = Places.flatMap(one => (one.CSAT === null || isFew(one.Count) ? [] : [{ ...one, CSAT: one.CSAT, by: changeOf(one) }]))
  const worse = rated
    .filter(one => one.by !== null && one.by <= worseBy)
    .toSorted((a, b) => (a.by ?? 0) - (b.by ?? 0))
    .slice(0, 2)
  const named = new Set(worse.map(one => one.Id))
  const bad = rated.filter(one => one.CSAT < badBelow && !named.has(one.Id)).toSorted((a, b) => a.CSAT - b.CSAT)
  return [
    ...open,
    ...worse.map((one): FirstThing => ({ is: 'worse', Id: one.Id, by: Math.abs(one.by ?? 0), score: one.CSAT, n: one.Count })),
    ...bad.map((one): FirstThing => ({ is: 'bad', Id: one.Id, score: one.CSAT, n: one.Count })),
  ].slice(0, mostFirst)
}
