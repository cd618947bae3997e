import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Output } from '../../../../core/call.ts'
import type { ChartPeriod, Preset } from '../../../../core/dates.ts'
import { ownZone } from '../../../../core/zones.ts'
import { knownReading, type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import type { Crumb } from '../../../../ui/kit/Page.tsx'
import type { PickerOption } from '../../../../ui/kit/Picker.tsx'
import type { Route } from '../../../../ui/route.ts'
import type { UrlDefaults, UrlState } from '../../../../ui/urlState.ts'
import { GetDashboardClock } from '../contract.ts'
import type { Dates, PlaceNames } from '../facts.ts'
import type { DashboardHead, DashboardScope } from '../model.ts'

/** The parameters of its address. */
export type DashboardParams = Readonly<Partial<Record<string, string>>>
/** Where a dashboard is opened: its account ('' where it is of all), and its building; without one it is of the account. */
export type Where = { params: DashboardParams; scope: DashboardScope; gId: string; bId: string | null }
/** What calls of a dashboard are asked: place, and days as the moments of a clock, or as a chart period. */
export type DashboardInput = { gId: string; bId?: string; startDate?: number; endDate?: number; tz?: string; tu?: ChartPeriod }
/** What a dashboard shows now. */
export type At<Place, Narrowed> = Where & {
  place: Place | undefined
  /** Null while it is not known whose days they are. */
  dates: Dates | null
  /** Null as long. */
  asked: DashboardInput | null
  narrowed: Narrowed
  /** Narrows what is shown, and brings a part into sight. */
  narrow: (change: Partial<Narrowed>, part?: string) => void
}

/** A filter beside the period. Its value is in the address. */
export type Filter =
  | { is: 'search'; label: string; placeholder: string; value: string; onChange: (text: string) => void; onEnter: () => void }
  | {
      is: 'choice'
      label: string
      options: readonly PickerOption[]
      value: string | null
      /** What is chosen where nothing is narrowed; that can be set back. */
      standard: string | null
      onChange: (id: string | null) => void
      placeholder?: string
      clearable?: true
      disabled?: boolean
      wide?: true
    }
  | {
      is: 'multi'
      label: string
      options: readonly PickerOption[]
      /** None: all of them. */
      values: readonly string[]
      onChange: (ids: string[]) => void
      placeholder: string
    }
  /** Answers of so many stars; null: of any. */
  | { is: 'star'; label: string; value: number | null; onChange: (stars: number | null) => void }
  /** Views of the same dashboard; another one sets period and everything that is narrowed back. `key`: where the address keeps it. */
  | { is: 'tab'; label: string; options: readonly { id: string; label: string }[]; value: string; key: string }
  | { is: 'building'; placeholder: string }

/** What is said where there is nothing to show. */
export type None = { text: string; hint: string }
/** The answer without which there is nothing to show; `n`: of how many events it tells, where that is known. */
export type Main = { use: () => { query: UseQueryResult<unknown, Error>; none: None | null; n: number | null } }
/** The main answer of a dashboard; `noneOf` tells what is said where it holds nothing, `nOf` how many events it is of. */
export const mainOf = <Out>(from: Reading<Out>, noneOf: (out: Out) => None | null, nOf?: (out: Out) => number): Main => ({
  use: () => {
    const query = from.use()
    const known = query.data === undefined || query.isPlaceholderData ? null : { out: query.data }
    return { query, none: known && noneOf(known.out), n: known && nOf ? nOf(known.out) : null }
  },
})

/** What a dashboard says and shows at a place and time: of a period, narrowed by its filters. */
export type Shown = {
  title: string
  lead?: string | undefined
  crumbs?: readonly Crumb[]
  /** Default: Date. */
  periodLabel?: string
  filters: readonly Filter[]
  main: Main
  /** What is said of a place that is not there. */
  missing: string
  /** What is said where the main answer could not be loaded; without it each part says so for itself. */
  failed?: string
  besideLabel?: string
  /** What is opened of it: its parts are of that alone, and a button leads back to all. */
  detail?: { title: string; onBack: () => void } | undefined
  /** What else can be done here, as a button beside its files: settings. */
  action?: { label: string; icon: ReactNode; onClick: () => void } | undefined
  /** What its paper is, above the title. */
  paperKind?: string
  /** Drawn in this order, on screen, on paper and in files. */
  parts: readonly Part[]
}

type DaysPeriod = {
  /** Under which name the browser keeps the choice. */
  keptAs: string
  standard: Preset
  presets?: readonly Preset[]
  /** Any day may be meant: the choice can be empty. */
  open?: true
}
/** Days that are chosen; `tu`: one of the eleven chart periods up to today, 1-Year unless chosen otherwise; `now`: what stands today. */
export type DashboardPeriod = DaysPeriod | 'tu' | 'now'

/** A dashboard, written once: its page, its paper and its files are drawn from this. */
export type Dashboard<Place, Narrowed extends UrlDefaults> = {
  head: DashboardHead
  /** What the page needs to know first. */
  readPlace: (where: Where) => Reading<Place>
  describePlace: (place: Place) => PlaceNames
  period: DashboardPeriod
  /** What else the address says, by its keys; and what a new period sets back. */
  narrowed: Narrowed
  ofPeriod?: Partial<UrlState<Narrowed>>
  /** Pages beside this one, as links above its parts. */
  beside?: readonly Route[]
  useShown: (at: At<Place, UrlState<Narrowed>>) => Shown
}
/** A dashboard whose place and filters only itself knows: gives it to what draws any. */
export type AnyDashboard = <R>(draw: <Place, Narrowed extends UrlDefaults>(dashboard: Dashboard<Place, Narrowed>) => R) => R

export type DashboardPlace = Output<typeof GetDashboardClock>
/** All accounts, by the clock of the reader. */
const everywhere = knownReading<DashboardPlace>('everywhere', () => ({ TimeZone: ownZone(), GroupName: { en: '' }, BuildingName: null }))
/** The usual place: the building, or the account with the clock of most of its buildings. */
export const clockPlace = {
  readPlace: ({ scope, gId, bId }) =>
    scope === 'all' ? everywhere : reading(GetDashboardClock, { gId, ...(bId && { bId }) }, { quiet: true }),
  describePlace: ({ TimeZone, GroupName, BuildingName }) => ({
    timeZone: TimeZone ?? 'UTC',
    account: GroupName.en ? GroupName : undefined,
    building: BuildingName ?? undefined,
  }),
} as const satisfies Pick<Dashboard<DashboardPlace, never>, 'readPlace' | 'describePlace'>
