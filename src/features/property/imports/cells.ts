import { choiceHint, hints, misfit } from '../../../core/hints.ts'
import { storedPhone } from '../../../core/phone.ts'
import type { Problem } from '../../../core/problem.ts'
import { countries, statesOf } from '../../../core/states.ts'
import { buildingTypes, type PropertyType, type Shift } from '../buildings/model.ts'
import type { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { words as buildingWords } from '../buildings/words.ts'
import type { Cell, ImportField, Mapping } from './model.ts'

/** The filled cells of a row by field. */
export type Filled = Partial<Record<ImportField, Exclude<Cell, null>>>

const dashes = ['-', '–', '—']
const isDash = (cell: Cell): boolean => typeof cell === 'string' && dashes.includes(cell.trim())

/** What a row holds for the mapped fields; empty cells are left out, and a cell with a dash alone is '': it empties the field. */
export const filledCells = (cells: readonly Cell[], mapping: Mapping): Filled => {
  const filled: Filled = {}
  for (const [at, field] of Object.entries(mapping)) {
    const cell = cells[Number(at)]
    if (cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')) continue
    if (isDash(cell) && field === 'Code') continue // a building always has one: made from the name
    filled[field as ImportField] = isDash(cell) ? '' : cell // `cleanMapping` has taken the others out
  }
  return filled
}

/** The code that a row names its building by; '' where it names none. */
export const codeIn = (cell: Cell | undefined): string => (cell === undefined || cell === null || isDash(cell) ? '' : cellText(cell))

/** A cell as people see it. */
export const cellText = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell).trim())

type Read = { info: BasicInfo; tag: string | null; problems: Problem[] }

/**
 * A row over the values that its building has (or a new building's): empty cells leave what is there, '' empties. `tag` is the name of
 * a property tag, '' to take it away; its id is the caller's to find. Problems are of cells that no field of the form could hold.
 */
export const infoFrom = (filled: Filled, before: BasicInfo): Read => {
  const info: BasicInfo = { ...before }
  const problems: Problem[] = []
  const wrong = (Field: string, hint: string) => void problems.push(misfit(Field, hint))
  const texts = ['Code', 'AddressLine1', 'AddressLine2', 'City', 'ContactEmail', 'Website', 'Region', 'Market'] as const
  for (const field of texts) if (filled[field] !== undefined) info[field] = cellText(filled[field])
  info.Name = labelFrom(before.Name, filled.Name, filled.NameEs)
  if (filled.AccountName !== undefined || filled.AccountNameEs !== undefined)
    info.AccountName = labelFrom(
      filled.AccountName === '' ? { en: '' } : (before.AccountName ?? { en: '' }),
      filled.AccountName,
      filled.AccountNameEs,
    )
  if (filled.Country !== undefined) info.Country = countryFrom(cellText(filled.Country))
  if (filled.State !== undefined) info.State = stateFrom(cellText(filled.State), info.Country)
  if (filled.Zip !== undefined) info.Zip = zipFrom(filled.Zip, info.Country)
  if (filled.BuildingType !== undefined) info.BuildingType = verticalFrom(cellText(filled.BuildingType))
  if (filled.ContactPhoneNumber !== undefined) info.ContactPhoneNumber = storedPhone(cellText(filled.ContactPhoneNumber))
  if (filled.TotalSquareFeet !== undefined) info.TotalSquareFeet = digitsFrom(filled.TotalSquareFeet)
  if (filled.PlannedEngineeringHours !== undefined) info.PlannedEngineeringHours = digitsFrom(filled.PlannedEngineeringHours)
  const track =
    filled.TrackScanData === undefined ? info.TrackScanData : filled.TrackScanData === '' || flagFrom(cellText(filled.TrackScanData))
  if (track === undefined && filled.TrackScanData !== undefined) wrong('TrackScanData', hints.yesNo)
  else info.TrackScanData = track
  const tag = filled.PropertyTag === undefined ? null : cellText(filled.PropertyTag)
  const type = filled.PropertyType === undefined ? impliedType(info.PropertyType, tag) : typeFrom(cellText(filled.PropertyType))
  if (type === null) wrong('PropertyType', choiceHint(['Single', 'Multiple']))
  else info.PropertyType = type
  info.Shifts = shiftsFrom(filled, before.Shifts ?? [])
  return { info, tag, problems }
}

type Label = { en: string; es?: string | undefined }
const labelFrom = (before: Label, en: Cell | undefined, es: Cell | undefined): Label => ({
  ...before,
  ...(en !== undefined && { en: cellText(en) }),
  ...(es !== undefined && { es: cellText(es) }),
})

/** A file that names a tag and no type means Multiple; one that takes the tag away, Single. */
const impliedType = (before: PropertyType | '', tag: string | null): PropertyType | '' =>
  tag === null ? before : tag === '' ? 'Single' : 'Multiple'

const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
const same = (a: string, b: string): boolean => compare(a, b) === 0
const catalogs = [buildingWords.en, buildingWords.es, buildingWords.fr] as const

const typeFrom = (text: string): PropertyType | '' | null =>
  (text === '' ? text : null) ??
  (['Single', 'Multiple'] as const).find(type =>
    [type, ...catalogs.map(({ propertyTypes }) => propertyTypes[type])].some(name => same(name, text)),
  ) ??
  null

/** A vertical by its name in any language; what is none stays, and the form's rule refuses it. */
const verticalFrom = (text: string): string =>
  buildingTypes.find(type => [type, ...catalogs.map(({ buildingTypes: names }) => names[type])].some(name => same(name, text))) ?? text

const countryNames = {
  USA: ['USA', 'US', 'U.S.', 'U.S.A.', 'United States', 'United States of America', 'EE. UU.', 'Estados Unidos', 'États-Unis'],
  Canada: ['Canada', 'CA', 'CAN', 'Canadá'],
} as const
const countryFrom = (text: string): string => countries.find(country => countryNames[country].some(name => same(name, text))) ?? text

const stateFrom = (text: string, country: string): string =>
  statesOf(country).find(({ Code, Name }) => same(Code, text) || same(Name, text))?.Code ?? text

/** Spreadsheets turn 02110 into the number 2110. */
const zipFrom = (cell: Cell, country: string): string =>
  country === 'USA' && typeof cell === 'number' && Number.isInteger(cell) ? String(cell).padStart(5, '0') : cellText(cell)

/** A whole number, also with thousands separators. What is none becomes -1, which the form's rule refuses. */
const digitsFrom = (cell: Cell): number | null => {
  if (cell === '') return null
  if (typeof cell === 'number') return cell
  const text = cellText(cell).replace(/^(\d{1,3})([, .\u00a0\u202f]\d{3})+$/, whole => whole.replace(/\D/g, ''))
  return /^\d{1,12}$/.test(text) ? Number(text) : -1
}

const yes = ['yes', 'y', 'true', 'on', '1', 'x', 'si', 'oui', 'verdadero', 'vrai']
const no = ['no', 'n', 'false', 'off', '0', 'non', 'falso', 'faux']
const flagFrom = (text: string): boolean | undefined =>
  yes.some(one => same(one, text)) ? true : no.some(one => same(one, text)) ? false : undefined

const shiftFields = [
  ['Shift1Start', 'Shift1End'],
  ['Shift2Start', 'Shift2End'],
  ['Shift3Start', 'Shift3End'],
] as const satisfies readonly (readonly [ImportField, ImportField])[]

/** The file's shifts, all of them, where it has any; else those that are there. */
const shiftsFrom = (filled: Filled, before: readonly Shift[]): Shift[] => {
  const given = shiftFields.filter(([start, end]) => filled[start] !== undefined || filled[end] !== undefined)
  if (given.length === 0) return [...before]
  const times = given.map(([start, end]) => ({ Start: timeFrom(filled[start]), End: timeFrom(filled[end]) }))
  return times.filter(({ Start, End }) => Start !== '' || End !== '')
}

/** `06:00` from `6:00`, `6:00 AM`, or the part of a day that spreadsheets keep; what is no time stays, and the form's rule refuses it. */
const timeFrom = (cell: Cell | undefined): string => {
  if (typeof cell === 'number' && cell >= 0 && cell <= 1) return clock(Math.round(cell * 1440))
  const text = cellText(cell)
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? []
  if (hour === undefined || (half ? Number(hour) < 1 || Number(hour) > 12 : Number(hour) > 24) || Number(minute) > 59)
    return text.slice(0, 8)
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return clock(hours * 60 + Number(minute))
}
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
