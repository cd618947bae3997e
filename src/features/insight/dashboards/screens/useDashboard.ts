import { momentsOfDays } from '../../../../core/zones.ts'
import { type ChosenRange, useDateRange } from '../../../../ui/kit/DateRangePicker.tsx'
import { fromPreset } from '../../../../ui/kit/dateRange.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { type UrlDefaults, type UrlState, useUrlState } from '../../../../ui/urlState.ts'
import type { Dates } from '../facts.ts'
import type { At, Dashboard } from './dashboard.ts'

/** Where and when a dashboard is looked at: the place, the chosen days and what its address narrows. `bring` shows the part that is narrowed. */
export const useDashboard = <Params extends { bId?: string }, Place, Narrowed extends UrlDefaults>(
  dashboard: Dashboard<Params, Place, Narrowed>,
  params: Params,
  bring: (part: string) => void,
) => {
  const { period, ofPeriod } = dashboard
  const gId = useGroupId()
  const session = useSession()
  const where = { params, gId, bId: params.bId ?? session.bId }
  const place = dashboard.readPlace(where).use()
  const timeZone = place.data && dashboard.describePlace(place.data).timeZone
  const kept = useDateRange(period.keptAs, period.standard, timeZone)
  const chosen = kept.value ?? (period.open ? null : fromPreset(period.standard, timeZone))
  const [narrowed, set] = useUrlState(dashboard.narrowed)
  const at: At<Params, Place, UrlState<Narrowed>> = {
    ...where,
    place: place.data,
    dates: timeZone === undefined ? null : datesOf(chosen, timeZone),
    narrowed,
    narrow: (change, part) => {
      set(change)
      if (part) bring(part)
    },
  }
  const onChange = (next: ChosenRange | null) => {
    kept.onChange(next)
    if (ofPeriod) set(ofPeriod)
  }
  return { at, place, range: { ...kept, value: chosen, onChange } }
}

// The days that were picked are days of the place, wherever their reader is.
const datesOf = (chosen: ChosenRange | null, timeZone: string): Dates => {
  if (!chosen) return {}
  const { from: startDate, to: endDate } = momentsOfDays(timeZone, chosen)
  return { startDate, endDate }
}
