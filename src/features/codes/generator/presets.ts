import { languages } from '../../../core/words.ts'
import { qrLocations } from '../../property/entityTypes/model.ts'
import { notApplicable } from '../../signs/artwork/materials.ts'
import { digitalLocation } from '../../signs/printing/options.ts'
import { type BuilderField, printChoices, printDefaults, type QrBuilder } from './model.ts'
import { findOwnTemplate, generatedTypes, listPrintTemplates, type OwnTemplate } from './qrTypes.ts'

/** A row before anything is typed. */
export const blankRow: QrBuilder = { QrName: '', Floor: '', Type: '', NameEn: '', QrType: '', ...printDefaults, Unit: '' }

/** What a code on a screen has: nothing is printed. */
const digital = {
  Floor: notApplicable,
  Quantity: '1',
  State: notApplicable,
  Material: notApplicable,
  Size: notApplicable,
  Orientation: notApplicable,
  Color: notApplicable,
  PrintTemplate: notApplicable,
  FileFormat: 'png',
} as const

const byQrType: Readonly<Record<string, Partial<QrBuilder>>> = {
  InstallationHub: { Material: '80# Gloss', Size: '8.5 × 11', Orientation: 'Portrait', Color: notApplicable },
  ResidentHub: { Unit: '' },
  TenantHub: { Unit: '' },
}

/**
 * A row with one cell changed, and what follows from a chosen location or QR type (B-STATE-021 to B-STATE-023) or from a template of the
 * account (`own`).
 */
export const withCell = (row: QrBuilder, field: BuilderField, typed: string, own: readonly OwnTemplate[] = []): QrBuilder => {
  const value = readCell(field, typed, row, own)
  const next = { ...row, [field]: value }
  if (value === row[field]) return next
  if (field === 'Type') return withTemplate(afterLocation(row, next), own)
  if (field === 'QrType') return withTemplate(afterQrType(next), own)
  if (field === 'PrintTemplate') return withOrientation(next, own)
  return next
}

/** A row with several cells changed, as a pasted one has: what is given stands, whatever a preset says; an empty cell is emptied before. */
export const withCells = (row: QrBuilder, cells: Partial<QrBuilder>, own: readonly OwnTemplate[] = []): QrBuilder => {
  const given = Object.entries(cells) as [BuilderField, string][] // the keys of a row
  const turn = ([field, typed]: [BuilderField, string]): number => (typed.trim() === '' ? 0 : leading.includes(field) ? 1 : 2)
  return given.toSorted((a, b) => turn(a) - turn(b)).reduce((changed, [field, typed]) => withCell(changed, field, typed, own), row)
}
// What others follow.
const leading: readonly BuilderField[] = ['Type', 'QrType', 'PrintTemplate']

const afterLocation = (before: QrBuilder, row: QrBuilder): QrBuilder => {
  if (row.Type === digitalLocation) return { ...row, ...digital }
  if (before.Type !== digitalLocation) return row
  return afterQrType({ ...row, ...printDefaults, Floor: row.Floor === notApplicable ? '' : row.Floor })
}

// What is shown on a screen is not printed, whatever it does.
const afterQrType = (row: QrBuilder): QrBuilder => {
  const { Unit, ...printed } = byQrType[row.QrType] ?? {}
  return { ...row, ...(Unit !== undefined && { Unit }), ...(row.Type !== digitalLocation && printed) }
}

/** The first print template of the type, unless the row has one of its own; none while the type or its location is missing. */
const withTemplate = (row: QrBuilder, own: readonly OwnTemplate[]): QrBuilder => {
  if (row.Type === digitalLocation || findOwnTemplate(own, row.PrintTemplate)) return row
  const offered = listPrintTemplates(row.QrType, row.Type)
  return offered.some(one => one.Code === row.PrintTemplate) ? row : { ...row, PrintTemplate: offered[0]?.Code ?? '' }
}

/** A sign in a template of the account hangs as the template was drawn. */
const withOrientation = (row: QrBuilder, own: readonly OwnTemplate[]): QrBuilder => {
  const found = isLayout(row) ? undefined : findOwnTemplate(own, row.PrintTemplate)
  return found ? { ...row, Orientation: found.Orientation } : row
}
const isLayout = ({ QrType, Type, PrintTemplate }: QrBuilder): boolean =>
  listPrintTemplates(QrType, Type).some(one => one.Code === PrintTemplate)

/** The value of a pasted cell: in any language, in capitals or not, `5x8` as `5 × 8`. An unknown text stays as it is. */
export const readCell = (field: BuilderField, typed: string, row: QrBuilder, own: readonly OwnTemplate[] = []): string => {
  const template = field === 'PrintTemplate' ? findOwnTemplate(own, typed) : undefined
  if (template) return template.Name
  // Files of the release before name templates with their type: `Maintenance-Standard`.
  const text = field === 'PrintTemplate' ? typed.trim().replace(/^.*-(?=\w+$)/, '') : typed.trim()
  const same = plain(text)
  const found = listChoices(field, row).find(one => one.said.some(said => plain(said) === same))
  return found ? found.value : text
}

/** Below this a word counts as the same: case, blanks and the cross of a size. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s"”]/g, '')
    .replaceAll('×', 'x')

type Choice = { value: string; said: readonly string[] }

/** What a cell may be, and all that is said for it; none for a cell of free text. */
export const listChoices = (field: BuilderField, row: Pick<QrBuilder, 'QrType' | 'Type'>): Choice[] => {
  if (field === 'Type') return qrLocations.map(one => ({ value: one.Name, said: [one.Name, ...languages.map(to => one.DisplayText[to])] }))
  if (field === 'QrType')
    return generatedTypes.map(one => ({ value: one.QrType, said: [one.QrType, ...languages.map(to => one.Label[to])] }))
  if (field === 'PrintTemplate')
    return [...listPrintTemplates(row.QrType, row.Type).map(one => one.Code), notApplicable].map(value => ({ value, said: [value] }))
  return field in printChoices
    ? printChoices[field as keyof typeof printChoices].map(value => ({ value, said: [value] })) // it is one of its keys
    : []
}
