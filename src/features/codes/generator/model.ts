import { multiline, text, z } from '../../../core/call.ts'
import { materialNames, notApplicable } from '../../signs/artwork/materials.ts'
import { allSizes, fileFormats, printStates, signColorNames, signOrientations } from '../../signs/printing/model.ts'

/** How long a text of a row may be; as in a code, where it becomes one. */
export const longest = {
  QrName: 200,
  Floor: 40,
  Type: 100,
  NameEn: 1000,
  QrType: 60,
  Quantity: 4,
  State: 40,
  Material: 40,
  Size: 40,
  Orientation: 40,
  Color: 40,
  PrintTemplate: 100,
  FileFormat: 10,
  Unit: 40,
} as const
export type BuilderField = keyof typeof longest
/** The fields of a row in the order of the specification (B-FIELD-028), which is that of the columns. */
export const builderFields = Object.keys(longest) as BuilderField[] // an object's own keys

/** Fields of how a row is printed that take one of a list. */
export const printChoices = {
  State: [...printStates, notApplicable],
  Material: [...materialNames, notApplicable],
  Size: allSizes,
  Orientation: signOrientations,
  Color: signColorNames,
  FileFormat: fileFormats,
} as const satisfies Partial<Record<BuilderField, readonly string[]>>

/** What a new row is printed on, as long as nothing else is chosen. */
export const printDefaults = {
  Quantity: '1',
  State: 'To print',
  Material: '3mm Sintra',
  Size: '5 × 8',
  Orientation: 'Landscape',
  Color: 'Light Gray',
  PrintTemplate: '',
  FileFormat: 'eps',
} as const

/** Rows of a table: blank ones at its start, and the most that are saved at once. */
export const startRows = 30
export const mostRows = 500

// Any text is a row, so that the rules say at each field what is wrong with it.
const cell = (standard = '', read = text) => z._default(read(2000), standard)

/** A row of the property QR generator: a code, and the signs that bear it. `Type` is its location, `NameEn` the installation note. */
export const QrBuilder = z.strictObject({
  QrName: cell(),
  Floor: cell(),
  Type: cell(),
  NameEn: cell('', multiline),
  QrType: cell(),
  Quantity: cell(printDefaults.Quantity),
  State: cell(printDefaults.State),
  Material: cell(printDefaults.Material),
  Size: cell(printDefaults.Size),
  Orientation: cell(printDefaults.Orientation),
  Color: cell(printDefaults.Color),
  PrintTemplate: cell(),
  FileFormat: cell(printDefaults.FileFormat),
  Unit: cell(),
})
export type QrBuilder = z.output<typeof QrBuilder>
