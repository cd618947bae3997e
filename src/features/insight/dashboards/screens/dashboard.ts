import type { UseQueryResult } from '@tanstack/react-query'
import type { Preset } from '../../../../core/dates.ts'
import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import type { Crumb } from '../../../../ui/kit/Page.tsx'
import type { PickerOption } from '../../../../ui/kit/Picker.tsx'
import type { Route } from '../../../../ui/route.ts'
import type { UrlDefaults, UrlState } from '../../../../ui/urlState.ts'
import type { Dates, PlaceNames } from '../facts.ts'
import type { DashboardHead } from '../model.ts'

/** Where a dashboard is opened: the parameters of its address, the account, and the building that the address names or that is chosen. */
export type Where<Params> = { params: Params; gId: string; bId: string | null }
/** What a dashboard shows now. */
export type At<Params, Place, Narrowed> = Where<Params> & {
  place: Place | undefined
  /** Null while it is not known whose days they are. */
  dates: Dates | null
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
  | { is: 'building'; placeholder: string }

/** What is said where there is nothing to show. */
export type None = { text: string; hint: string }
/** The answer without which there is nothing to show. */
export type Main = { use: () => { query: UseQueryResult<unknown, Error>; none: None | null } }
/** The main answer of a dashboard; `noneOf` tells what is said where it holds nothing. */
export const mainOf = <Out>(from: Reading<Out>, noneOf: (out: Out) => None | null): Main => ({
  use: () => {
    const query = from.use()
    return { query, none: query.data === undefined || query.isPlaceholderData ? null : noneOf(query.data) }
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
  /** What its paper is, above the title. */
  paperKind?: string
  /** Drawn in this order, on screen, on paper and in files. */
  parts: readonly Part[]
}

/** A dashboard, written once: its page, its paper and its files are drawn from this. */
export type Dashboard<Params, Place, Narrowed extends UrlDefaults> = {
  head: DashboardHead
  /** What the page needs to know first. */
  readPlace: (where: Where<Params>) => Reading<Place>
  describePlace: (place: Place) => PlaceNames
  period: {
    /** Under which name the browser keeps the choice. */
    keptAs: string
    standard: Preset
    presets?: readonly Preset[]
    /** Any day may be meant: the choice can be empty. */
    open?: true
  }
  /** What else the address says, by its keys; and what a new period sets back. */
  narrowed: Narrowed
  ofPeriod?: Partial<UrlState<Narrowed>>
  /** Pages beside this one, as links above its parts. */
  beside?: readonly Route[]
  useShown: (at: At<Params, Place, UrlState<Narrowed>>) => Shown
}
