import type { ReactNode } from 'react'
import type { ChosenRange } from '../kit/DateRangePicker.tsx'
import type { DetailedOption } from '../kit/optionDetails.tsx'

export type FilterOption = DetailedOption

type Shared = {
  label: string
  /** Its key in the address; the field unless set. */
  key?: string
  /** Keys that are set back when this filter changes: the states of another country. */
  resets?: readonly string[]
  /** False: applied if the address has it, but without a control (the filter it depends on is not set yet). */
  drawn?: boolean
}

type ChoiceTerms = Shared & {
  /** What stands there while nothing is chosen: "Any state". */
  any?: string
  /** Undefined while they load. */
  options: readonly FilterOption[] | undefined
  width?: number
  /** One option is always chosen; '' is the one that the list begins with. Such a filter has no chip. */
  always?: boolean
  /** What the list begins with, and goes back to; it has no chip. '' (any) unless set. */
  standard?: string
  /** The value that the call gets; undefined: none. */
  wire?: (value: string) => unknown
  /** The text of its chip; `label: option` unless set. */
  chip?: (option: string) => string
  /** A switch beside the control that chooses one of the options. */
  quick?: FilterOption
}
type FlagTerms = Shared & {
  /** False: it is counted, but has no chip. */
  chip?: false
}
type RangeTerms = { label: string; value: ChosenRange | null; onChange: (range: ChosenRange | null) => void; timeZone?: string }
type OwnTerms<Field extends string> = {
  key: string
  control: ReactNode
  /** What the call's filter gets. */
  filter?: { readonly [F in Field]?: unknown }
  /** Whether it narrows the list. */
  set?: boolean
  clear?: () => void
  /** The text of its chip; without one it is counted only. */
  chip?: string | undefined
  /** How a file says it, where there is no chip: "Building: Harbor Tower". */
  said?: string | undefined
}

export type FilterPart<Field extends string> =
  | ({ kind: 'choice'; field: Field; key: string } & Omit<ChoiceTerms, 'key'>)
  | ({ kind: 'flag'; field: Field | null; key: string } & Omit<FlagTerms, 'key'>)
  | ({ kind: 'range'; key: string; fields: readonly [from: Field, to: Field] } & RangeTerms)
  | ({ kind: 'own' } & OwnTerms<Field>)

/** One value of a field: `choice('QrType', { label, any, options })`. */
export const choice = <Field extends string>(field: Field, terms: ChoiceTerms): FilterPart<Field> => ({
  kind: 'choice',
  field,
  key: field,
  ...terms,
})

/** A switch that sets a field to true. */
export const flag = <Field extends string>(field: Field, terms: FlagTerms): FilterPart<Field> => ({
  kind: 'flag',
  field,
  key: field,
  ...terms,
})

/** A switch that sets no field: the page reads it under its key from `filters.values`. */
export const toggle = (key: string, terms: Omit<FlagTerms, 'key'>): FilterPart<never> => ({ kind: 'flag', field: null, key, ...terms })

/** Days from and to, kept by `useDateRange`; the list waits while there are none. */
export const range = <Field extends string>(fields: readonly [from: Field, to: Field], terms: RangeTerms): FilterPart<Field> => ({
  kind: 'range',
  key: fields.join('-'),
  fields,
  ...terms,
})

/** A control of its own, whose value lives elsewhere: the building that is chosen for the portal. */
export const own = <Field extends string = never>(terms: OwnTerms<Field>): FilterPart<Field> => ({ kind: 'own', ...terms })
