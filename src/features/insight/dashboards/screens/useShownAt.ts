import { readState, type UrlDefaults, type UrlState } from '../../../../ui/urlState.ts'
import type { Dates } from '../facts.ts'
import type { Dashboard, Where } from './dashboard.ts'
import { inputOf } from './useDashboard.ts'

type ShownWhere = Pick<Where, 'scope' | 'gId' | 'bId'> & {
  /** Null while they are not known. */
  dates: Dates | null
  /** What the address of its paper narrows it to. */
  values: Readonly<Record<string, string>>
}

/** What a dashboard shows at a place for days that are given: on paper, and where its parts stand in something else. */
export const useShownAt = <Place, Narrowed extends UrlDefaults>(
  dashboard: Dashboard<Place, Narrowed>,
  { scope, gId, bId, dates, values }: ShownWhere,
  narrow: (change: Partial<UrlState<Narrowed>>) => void = () => {},
) => {
  const where: Where = { params: { ...values, ...(bId && { bId }) }, scope, gId, bId }
  const place = dashboard.readPlace(where).use()
  const names = place.data && dashboard.describePlace(place.data)
  const shown = dashboard.useShown({
    ...where,
    place: place.data,
    dates,
    asked: names && dates ? inputOf(where, dashboard.period === 'now' ? {} : dates, names.timeZone) : null,
    narrowed: readState(dashboard.narrowed, values),
    narrow,
  })
  return { place, names, shown }
}
