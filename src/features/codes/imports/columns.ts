import { importColumns } from '../../base/importing/columns.ts'
import type { ImportLimits } from '../../base/importing/model.ts'
import { builderFields } from '../generator/model.ts'
import { words } from './words.ts'

/** The columns of a file of codes: the building, then those of the generator. */
export const importFields = ['BuildingCode', ...builderFields] as const
export type ImportField = (typeof importFields)[number]

/** Files of up to 5 MB with up to 100 codes, old workbooks too. */
const limits: ImportLimits = { bucket: 'provision', mostRows: 100 }

/** The columns as the kit takes them; a code is known by its building and its name. */
export const codeColumns = importColumns<ImportField>({
  fields: importFields,
  needed: ['BuildingCode', 'QrName', 'Floor', 'Type', 'QrType'],
  key: ['BuildingCode', 'QrName'],
  labels: [words.en.fields, words.es.fields, words.fr.fields],
  aliases: {
    BuildingCode: ['Building', 'Property Code', 'Property ID'],
    QrName: ['Name', 'Sign name', 'Code name'],
    Type: ['Where', 'Place'],
    NameEn: ['Note', 'Notes', 'Installation'],
    Quantity: ['Count', 'Qty'],
  },
  limits,
})
