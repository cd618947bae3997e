import { useMemo } from 'react'
import { type ChartPeriod, defaultChartPeriod, periodDays } from '../../../../core/dates.ts'
import { momentsOfDays } from '../../../../core/zones.ts'
import { type ChosenRange, useDateRange } from '../../../../ui/kit/DateRangePicker.tsx'
import { fromPreset, rangeFrom, textOf, todayIn } from '../../../../ui/kit/dateRange.ts'
import { requireChosen } from '../../../../ui/nothingChosen.ts'
import { useSession } from '../../../../ui/session.ts'
import { type UrlDefaults, type UrlState, useUrlState } from '../../../../ui/urlState.ts'
import type { Dates } from '../facts.ts'
import type { DashboardScope } from '../model.ts'
import { chartPeriodIn } from '../rules.ts'
import type { At, Dashboard, DashboardInput, DashboardParams, DashboardPeriod, Where } from './dashboard.ts'

/** What is opened: without a scope, the chosen building, or the account where none is. */
export type OpenedDashboard<Place, Narrowed extends UrlDefaults> = {
  dashboard: Dashboard<Place, Narrowed>
  params: DashboardParams
  scope?: DashboardScope
}

/** Where and when a dashboard is looked at: the place, the chosen days and what its address narrows. `bring` shows the part that is narrowed. */
export const useDashboard = <Place, Narrowed extends UrlDefaults>(
  { dashboard, params, scope }: OpenedDashboard<Place, Narrowed>,
  bring: (part: string) => void,
) => {
  const { ofPeriod } = dashboard
  const isOfNow = dashboard.period === 'now'
  const where = useWhere(params, scope)
  const place = dashboard.readPlace(where).use()
  const timeZone = place.data && dashboard.describePlace(place.data).timeZone
  const [narrowed, set] = useUrlState(dashboard.narrowed)
  const { days, range, charted, reset } = usePeriod(dashboard.period, timeZone, () => ofPeriod && set(ofPeriod))
  const dates = timeZone === undefined ? null : datesOf(days, timeZone)
  const at: At<Place, UrlState<Narrowed>> = {
    ...where,
    place: place.data,
    dates,
    asked: dates && timeZone !== undefined ? inputOf(where, charted ? { tu: charted.value } : isOfNow ? {} : dates, timeZone) : null,
    narrowed,
    narrow: (change, part) => {
      set(change)
      if (part) bring(part)
    },
  }
  /** Another view: period and everything that is narrowed are set back. */
  const openTab = (key: string, tab: string) => {
    reset()
    set({ ...(dashboard.narrowed as UrlState<Narrowed>), [key]: tab }) // its defaults are a state
  }
  return { at, place, range, charted, openTab }
}

/** What the address says of the period: a preset or two days, where they were chosen here; a chart period. */
const usualPeriod = { range: '', tu: defaultChartPeriod as string }
const noStored = { keptAs: 'dashboard', standard: 'Last 90 Days' } as const

/** Without a scope: the chosen building, or the account where none is. */
const useWhere = (params: DashboardParams, wanted: DashboardScope | undefined): Where => {
  const session = useSession()
  if (wanted === 'all') return { params, scope: wanted, gId: '', bId: null }
  const bId = wanted === 'account' ? null : (params.bId ?? session.bId)
  return { params, scope: bId ? 'building' : 'account', gId: requireChosen(params.gId ?? session.gId, 'account'), bId }
}

/** The chosen period as days of a clock, and what its picker needs. `onChosen` is called when another one is chosen. */
const usePeriod = (period: DashboardPeriod, timeZone: string | undefined, onChosen: () => void) => {
  const { keptAs, standard, open = false } = typeof period === 'string' ? { ...noStored, open: false } : period
  const kept = useDateRange(keptAs, standard, timeZone)
  const [{ range: chosen, tu }, setAddress] = useUrlState(usualPeriod)
  const named = useMemo(() => (chosen === '' ? null : rangeFrom(chosen, timeZone)), [chosen, timeZone])
  const put = (next: ChosenRange | null, inAddress: string) => {
    kept.onChange(next)
    setAddress({ range: inAddress })
  }
  const range = {
    ...kept,
    value: named ?? kept.value ?? (open ? null : fromPreset(standard, timeZone)),
    onChange: (next: ChosenRange | null) => {
      put(next, next ? textOf(next) : '')
      onChosen()
    },
  }
  const today = todayIn(timeZone)
  if (period === 'now') return { days: { first: today, last: today }, range, charted: null, reset: () => {} }
  if (period !== 'tu') return { days: range.value, range, charted: null, reset: () => put(fromPreset(standard, timeZone), '') }
  const charted = {
    value: chartPeriodIn(tu),
    onChange: (next: ChartPeriod) => {
      setAddress({ tu: next })
      onChosen()
    },
  }
  return { days: periodDays(charted.value, today), range, charted, reset: () => setAddress(usualPeriod) }
}

// The days that were picked are days of the place, wherever their reader is.
const datesOf = (chosen: Pick<ChosenRange, 'first' | 'last'> | null, timeZone: string): Dates => {
  if (!chosen) return {}
  const { from: startDate, to: endDate } = momentsOfDays(timeZone, chosen)
  return { startDate, endDate }
}

/** What calls are asked at a place and for a period. */
export const inputOf = ({ gId, bId }: Where, days: Dates | Pick<DashboardInput, 'tu'>, timeZone: string): DashboardInput => ({
  gId,
  ...(bId && { bId }),
  ...days,
  ...('startDate' in days && { tz: timeZone }),
})
