import { choiceHint, hints, misfit, rangeHint } from '../../../core/hints.ts'
import { serviceRequestCategories } from '../../../core/lists.ts'
import { below, isEmpty, type Problem, required } from '../../../core/problem.ts'
import {
  type AccountingSection,
  type GLRow,
  invoiceTypes,
  type MaterialRow,
  materialTypes,
  mobileActions,
  type OptionField,
  workOrderCodes,
} from './model.ts'

/** Decimal places and largest values. A price is kept in whole cents, percents as they are typed. */
export const places = { Prices: 2, Markup: 2, TaxRate: 4 } as const
const largest = { Prices: 99_999_999.99, Markup: 10_000, TaxRate: 100 } as const

/** Categories that every building may choose, besides those that it adds. */
export const categories: Readonly<Record<OptionField, readonly string[]>> = {
  'GLCode-Category': serviceRequestCategories,
  'MaterialLabor-Category': ['Cleaning', 'Electrical', 'Hardware', 'HVAC', 'Lighting', 'Other', 'Painting', 'Plumbing'],
}

/** A building without any accounting. */
export const noAccounting = (): AccountingSection => ({
  MCFields: [],
  MobileAction: 'Optional',
  GLFields: [],
  GLCode: '',
  InvoiceType: 'Summary',
  TaxRate: null,
})

/** A new row of each table; the identity of a GL row differs from those of its neighbours. */
export const newMaterial = (): MaterialRow => ({
  Type: 'Material',
  Categories: '',
  Materials: '',
  ChargeCode: '',
  Prices: null,
  Markup: null,
})
export const newGL = (rows: readonly GLRow[], now: number): GLRow => ({
  ServiceRequestType: '',
  ChargeCode: '',
  WorkOrderType: '',
  AccountCode: '',
  AccountDescription: '',
  CreatedDate: freeDate(rows, now),
})
export const freeDate = (rows: readonly GLRow[], now: number): number => Math.max(now, ...rows.map(row => (row.CreatedDate ?? 0) + 1))

/** What blocks a save (A-RULE-063 to 065), and what no such field can hold. Fields as in the input of the section's own call. */
export const configProblems = (config: AccountingSection): Problem[] => [
  ...(config.MCFields ?? []).flatMap((row, i) => materialProblems(row, `MCFields.${i}.`)),
  ...(config.GLFields ?? []).flatMap((row, i) => glProblems(row, `GLFields.${i}.`)),
  ...repeatedDates(config.GLFields ?? []),
  ...required(config, ['GLCode', 'TaxRate']),
  ...unfit(config, '', { TaxRate: amount('TaxRate'), MobileAction: oneOf(mobileActions), InvoiceType: oneOf(invoiceTypes) }),
]

/** The same while the section is a part of a building's form. */
export const accountingProblems = (config: AccountingSection): Problem[] => below('AccountingSection.', configProblems(config))

const materialProblems = (row: MaterialRow, at: string): Problem[] => [
  ...required(row, ['Type', 'Materials', 'Prices', 'Markup'], at),
  ...unfit(row, at, { Type: oneOf(materialTypes), Prices: amount('Prices'), Markup: amount('Markup') }),
]

const glProblems = (row: GLRow, at: string): Problem[] => [
  ...required(row, ['ServiceRequestType', 'ChargeCode', 'WorkOrderType'], at),
  ...unfit(row, at, { WorkOrderType: oneOf(workOrderCodes) }),
]

// Two rows of one identity would be one.
const repeatedDates = (rows: readonly GLRow[]): Problem[] => {
  const first = new Map(rows.map(({ CreatedDate }, i) => [CreatedDate, i] as const).toReversed())
  return rows.flatMap(({ CreatedDate }, i) =>
    isEmpty(CreatedDate) || first.get(CreatedDate) === i ? [] : [misfit(`GLFields.${i}.CreatedDate`, hints.twice)],
  )
}

/** What a value must be, and how that is said. */
type Fits = { fit(value: unknown): boolean; hint: string }
const oneOf = (values: readonly string[]): Fits => ({ fit: value => values.some(one => one === value), hint: choiceHint(values) })
const amount = (field: keyof typeof places): Fits => ({
  fit: value => typeof value === 'number' && value >= 0 && value <= largest[field] && Number(value.toFixed(places[field])) === value,
  hint: rangeHint(0, largest[field], places[field]),
})

const unfit = <T extends object>(row: T, at: string, fits: Partial<Record<keyof T & string, Fits>>): Problem[] =>
  Object.entries<Fits | undefined>(fits).flatMap(([field, fits]) => {
    const value: unknown = Reflect.get(row, field)
    return isEmpty(value) || !fits || fits.fit(value) ? [] : [misfit(`${at}${field}`, fits.hint)]
  })

/** Dollars to whole cents and back, for amounts that the rules let pass. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)
export const dollarsOf = (cents: number): number => cents / 100
