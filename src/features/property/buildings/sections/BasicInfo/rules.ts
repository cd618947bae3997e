import { isEmail } from '../../../../../core/email.ts'
import { choiceHint, hints, misfit, misfits, rangeHint } from '../../../../../core/hints.ts'
import { isPhone } from '../../../../../core/phone.ts'
import { below, isEmpty, messages, type Problem, required } from '../../../../../core/problem.ts'
import { countries, isCountry, isStateOf } from '../../../../../core/states.ts'
import { isWebsite } from '../../../../../core/web.ts'
import { buildingTypes, type Property, type PropertyType, type Shift } from '../../model.ts'
import { shownPropertyType } from '../../rules.ts'
import type { BasicInfo, MoreInfo } from './model.ts'

const DAY_MINUTES = 24 * 60
const LEAST_MINUTES = 60
export const MOST_SHIFTS = 3
/** Largest whole number of its kind that fits its column. */
const largest = { TotalSquareFeet: 999_999_999, PlannedEngineeringHours: 999_999 } as const

/** Everything that is wrong with Basic Info; fields as in the input of CreateProperty and EditProperty. A draft may lack parts. */
export const basicInfoProblems = (info: BasicInfo): Problem[] =>
  below('BasicInfo.', [...missing(info), ...misshapen(info), ...shiftProblems(info.Shifts)])

/** The sentence for a refused save: the shifts' own, else the one for required fields. `''` when no such problem is there. */
export const saveMessage = (problems: readonly Problem[]): string => {
  const said = (message: string) => problems.some(problem => problem.Message === message)
  return [messages.fillShifts, messages.shifts].find(said) ?? (said(messages.required) ? messages.fillRequired : '')
}

const missing = (info: BasicInfo): Problem[] => {
  const { Name, AccountName } = info
  const flat = { ...info, Name: Name?.en, AccountName: AccountName?.en }
  return required(flat, [
    'Name',
    'PropertyType',
    'BuildingType',
    'TotalSquareFeet',
    'AddressLine1',
    'City',
    'State',
    'Zip',
    'Country',
    'ContactEmail',
    ...(info.PropertyType === 'Multiple' ? (['PropertyTagId'] as const) : []),
    ...(isEmpty(AccountName?.es) ? [] : (['AccountName'] as const)),
  ])
}

const misshapen = (info: BasicInfo): Problem[] => {
  const { Country, State, Zip, BuildingType, ContactEmail, ContactPhoneNumber, Website } = info
  const problems = misfits({
    BuildingType: !isEmpty(BuildingType) && !buildingTypes.some(type => type === BuildingType) && hints.choice,
    Country: !isEmpty(Country) && !isCountry(Country) && choiceHint(countries),
    State: !isEmpty(State) && isCountry(Country) && !isStateOf(Country, State) && hints.state,
    ContactEmail: !isEmpty(ContactEmail) && !isEmail(ContactEmail.trim()) && hints.email,
    ContactPhoneNumber: !isEmpty(ContactPhoneNumber) && !isPhone(ContactPhoneNumber ?? '') && hints.phone,
    Website: !isEmpty(Website) && !isWebsite(Website ?? '') && hints.website,
    TotalSquareFeet: !isDigits(info.TotalSquareFeet, largest.TotalSquareFeet) && rangeHint(0, largest.TotalSquareFeet),
    ...moreInfoHints(info),
  })
  return !isEmpty(Zip) && !isZip(Country, Zip) ? [...problems, { Field: 'Zip', Message: messages.zip }] : problems
}

/** What to type where a field of `MoreInfo` is wrong; false where it is right. */
export const moreInfoHints = ({ PlannedEngineeringHours: hours }: MoreInfo): Record<string, string | false> => ({
  PlannedEngineeringHours: !isDigits(hours, largest.PlannedEngineeringHours) && rangeHint(0, largest.PlannedEngineeringHours),
})

const zips: Readonly<Record<string, RegExp>> = { USA: /^\d{5}(-\d{4})?$/, Canada: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i }
/** USA: 5 digits, or 5-4. Canada: A1A 1A1 with a space, a dash or nothing between. Any other country has no valid code. */
export const isZip = (country: string, zip: string): boolean => zips[country]?.test(zip.trim()) ?? false

/** A whole number of digits only; empty is not asked about here. */
const isDigits = (value: number | null | undefined, most: number): boolean =>
  isEmpty(value) || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most)

const shiftProblems = (shifts: readonly Shift[] | undefined): Problem[] => {
  const times = (shifts ?? []).flatMap(({ Start, End }) => [Start, End])
  if (times.every(isEmpty)) return []
  if (times.some(isEmpty)) return [{ Field: 'Shifts', Message: messages.fillShifts }]
  if (times.some(time => minuteOf(time) === null)) return [misfit('Shifts', hints.time)]
  return coversDay(shifts ?? []) ? [] : [{ Field: 'Shifts', Message: messages.shifts }]
}

/** Sorted by start, each ends where the next begins, the last wraps to the first, and no one is shorter than 60 minutes. */
export const coversDay = (shifts: readonly Shift[]): boolean => {
  const sorted = inOrder(shifts)
  const lengths = sorted.map(
    ({ Start, End }) =>
      ((minuteOf(End) ?? 0) - (minuteOf(Start) ?? 0) + DAY_MINUTES) % DAY_MINUTES || (sorted.length === 1 ? DAY_MINUTES : 0),
  )
  const contiguous = sorted.every(({ End }, i) => End === sorted[(i + 1) % sorted.length]?.Start)
  return contiguous && lengths.every(length => length >= LEAST_MINUTES) && lengths.reduce((sum, length) => sum + length, 0) === DAY_MINUTES
}

const inOrder = (shifts: readonly Shift[]): Shift[] => [...shifts].sort((a, b) => (minuteOf(a.Start) ?? 0) - (minuteOf(b.Start) ?? 0))
const minuteOf = (time: string): number | null => {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

/** Another country has other states. */
export const changeCountry = <T extends Partial<BasicInfo>>(info: T, Country: string): T =>
  info.Country === Country ? info : { ...info, Country, State: '' }

/** A Single building has no tag. */
export const changePropertyType = <T extends Partial<BasicInfo>>(info: T, type: PropertyType | ''): T => ({
  ...info,
  PropertyType: type,
  PropertyTagId: type === 'Single' ? null : info.PropertyTagId,
})

/** One more shift, from the end of the last to the start of the first, so that the day is whole. */
export const addShift = (shifts: readonly Shift[]): Shift[] =>
  shifts.length >= MOST_SHIFTS ? [...shifts] : [...shifts, { Start: shifts.at(-1)?.End ?? '', End: shifts[0]?.Start ?? '' }]

/** What is stored: no blanks around texts, null for what is empty, no tag for Single, shifts sorted and without empty ones. */
export const tidyBasicInfo = (info: BasicInfo) => {
  const blank = (text: string | null | undefined) => text?.trim() || null
  const label = ({ en, es }: { en: string; es?: string | undefined }) => ({ en: en.trim(), ...(es?.trim() && { es: es.trim() }) })
  return {
    Name: label(info.Name),
    AccountName: isEmpty(info.AccountName?.en) || !info.AccountName ? null : label(info.AccountName),
    Code: blank(info.Code),
    PropertyType: info.PropertyType === 'Multiple' ? ('Multiple' as const) : ('Single' as const),
    PropertyTagId: info.PropertyType === 'Multiple' ? (info.PropertyTagId ?? null) : null,
    BuildingType: info.BuildingType,
    AddressLine1: info.AddressLine1.trim(),
    AddressLine2: blank(info.AddressLine2),
    City: info.City.trim(),
    State: info.State,
    Zip: info.Zip.trim().toUpperCase(),
    Country: info.Country,
    ContactEmail: info.ContactEmail.trim(),
    ContactPhoneNumber: blank(info.ContactPhoneNumber),
    Website: blank(info.Website),
    TotalSquareFeet: info.TotalSquareFeet,
    Region: blank(info.Region),
    Market: blank(info.Market),
    TrackScanData: info.TrackScanData ?? true,
    PlannedEngineeringHours: info.PlannedEngineeringHours ?? null,
    Shifts: inOrder((info.Shifts ?? []).filter(({ Start, End }) => Start !== '' || End !== '')),
  }
}

export const emptyMoreInfo = { AddressLine2: '', Region: '', Market: '', PlannedEngineeringHours: null }

/** A new building before anything is entered: in the USA, Single (A-RULE-003, A-RULE-004). */
export const newBasicInfo = (AccountName = ''): BasicInfo => ({
  Name: { en: '', es: '' },
  AccountName: { en: AccountName, es: '' },
  Code: '',
  PropertyType: 'Single',
  PropertyTagId: null,
  BuildingType: '',
  AddressLine1: '',
  City: '',
  State: '',
  Zip: '',
  Country: 'USA',
  ContactEmail: '',
  ContactPhoneNumber: '',
  Website: '',
  TotalSquareFeet: null,
  ...emptyMoreInfo,
  TrackScanData: true,
  Shifts: [],
})

/** The section's values of a building that was read by somebody who may see it. */
export const basicInfoOf = (property: Property): BasicInfo => ({
  Name: property.Name,
  AccountName: property.AccountName ?? null,
  Code: property.Code,
  PropertyType: shownPropertyType(property.PropertyType),
  PropertyTagId: property.PropertyTag?.PropertyTagId ?? null,
  BuildingType: property.BuildingType,
  AddressLine1: property.AddressLine1,
  City: property.City,
  State: property.State,
  Zip: property.Zip,
  Country: property.Country,
  ContactEmail: property.ContactEmail ?? '',
  ContactPhoneNumber: property.ContactPhoneNumber ?? null,
  Website: property.Website ?? null,
  TotalSquareFeet: property.TotalSquareFeet ?? null,
  ...moreInfoOf(property),
  TrackScanData: property.TrackScanData ?? false,
  Shifts: property.Shifts ?? [],
})

/** What a building has of `MoreInfo`. */
export const moreInfoOf = ({ AddressLine2, Region, Market, PlannedEngineeringHours = null }: MoreInfo): MoreInfo => ({
  AddressLine2,
  Region,
  Market,
  PlannedEngineeringHours,
})
