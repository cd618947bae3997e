import { choiceHint, hints, misfit } from '../../../core/hints.ts'
import { storedPhone } from '../../../core/phone.ts'
import type { Problem } from '../../../core/problem.ts'
import { countries, statesOf } from '../../../core/states.ts'
import { cellText, type Filled, flagFrom, sameText, timeFrom } from '../../base/importing/cells.ts'
import type { Cell } from '../../base/importing/model.ts'
import { buildingTypes, type PropertyType, type Shift } from '../buildings/model.ts'
import type { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { words as buildingWords } from '../buildings/words.ts'
import { columnTable, type ImportField, importFields } from './columns.ts'

type Read = { info: BasicInfo; tag: string | null; problems: Problem[] }

/**
 * Applies a row to the values of its building (or of a new one): an empty cell keeps the value, '' clears it. `tag` is the name of a
 * property tag, '' removes it; the caller finds its id. Problems are cells that no field of the form could hold.
 */
export const infoFrom = (filled: Filled<ImportField>, before: BasicInfo): Read => {
  const info: BasicInfo = { ...before }
  const problems: Problem[] = []
  const wrong = (Field: string, hint: string) => void problems.push(misfit(Field, hint))
  Object.assign(info, readPlain(filled))
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

/** What columns say that become a field of their own name by themselves. */
const readPlain = (filled: Filled<ImportField>): Partial<BasicInfo> =>
  Object.fromEntries(
    importFields.flatMap(field => {
      const [cell, { read }] = [filled[field], columnTable[field]]
      return read && cell !== undefined ? [[field, read(cell)]] : []
    }),
  )

type Label = { en: string; es?: string | undefined }
const labelFrom = (before: Label, en: Cell | undefined, es: Cell | undefined): Label => ({
  ...before,
  ...(en !== undefined && { en: cellText(en) }),
  ...(es !== undefined && { es: cellText(es) }),
})

/** A file that names a tag and no type means Multiple; one that takes the tag away, Single. */
const impliedType = (before: PropertyType | '', tag: string | null): PropertyType | '' =>
  tag === null ? before : tag === '' ? 'Single' : 'Multiple'

const catalogs = [buildingWords.en, buildingWords.es, buildingWords.fr] as const

const typeFrom = (text: string): PropertyType | '' | null =>
  (text === '' ? text : null) ??
  (['Single', 'Multiple'] as const).find(type =>
    [type, ...catalogs.map(({ propertyTypes }) => propertyTypes[type])].some(name => sameText(name, text)),
  ) ??
  null

/** A vertical by its name in any language; what is none stays, and the form's rule refuses it. */
const verticalFrom = (text: string): string =>
  buildingTypes.find(type => [type, ...catalogs.map(({ buildingTypes: names }) => names[type])].some(name => sameText(name, text))) ?? text

const countryNames = {
  USA: ['USA', 'US', 'U.S.', 'U.S.A.', 'United States', 'United States of America', 'EE. UU.', 'Estados Unidos', 'États-Unis'],
  Canada: ['Canada', 'CA', 'CAN', 'Canadá'],
} as const
const countryFrom = (text: string): string => countries.find(country => countryNames[country].some(name => sameText(name, text))) ?? text

const stateFrom = (text: string, country: string): string =>
  statesOf(country).find(({ Code, Name }) => sameText(Code, text) || sameText(Name, text))?.Code ?? text

/** Spreadsheets turn 02110 into the number 2110, and 02110-1234 into 21101234. */
const zipFrom = (cell: Cell, country: string): string => {
  if (country !== 'USA' || typeof cell !== 'number' || !Number.isInteger(cell)) return cellText(cell)
  const digits = String(cell)
  return digits.length > 5 ? digits.padStart(9, '0').replace(/^(\d{5})(\d{4})$/, '$1-$2') : digits.padStart(5, '0')
}

const shiftFields = [
  ['Shift1Start', 'Shift1End'],
  ['Shift2Start', 'Shift2End'],
  ['Shift3Start', 'Shift3End'],
] as const satisfies readonly (readonly [ImportField, ImportField])[]

/** The file's shifts, all of them, where it has any; else those that are there. */
const shiftsFrom = (filled: Filled<ImportField>, before: readonly Shift[]): Shift[] => {
  const given = shiftFields.filter(([start, end]) => filled[start] !== undefined || filled[end] !== undefined)
  if (given.length === 0) return [...before]
  const times = given.map(([start, end]) => ({ Start: timeFrom(filled[start]), End: timeFrom(filled[end]) }))
  return times.filter(({ Start, End }) => Start !== '' || End !== '')
}
