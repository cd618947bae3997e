import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { countries } from '../../../../core/states.ts'
import type { Language } from '../../../../core/words.ts'
import { download } from '../../../../ui/list/csv.ts'
import { xlsxOf, xlsxType } from '../../../../ui/list/xlsx.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import { buildingTypes, propertyTypes } from '../../buildings/model.ts'
import { words as buildingWords } from '../../buildings/words.ts'
import { type ImportField, type ImportRow, importFields, MOST_ROWS, neededFields } from '../model.ts'
import { words } from '../words.ts'

/** One building as somebody would fill it in. */
const example: Record<ImportField, string | number> = {
  Name: 'Harbour Point Tower',
  NameEs: 'Torre Harbour Point',
  AccountName: '',
  AccountNameEs: '',
  Code: 'HPT',
  PropertyType: 'Multiple',
  PropertyTag: 'Harbour Point Campus',
  BuildingType: 'Office',
  Country: 'USA',
  AddressLine1: '200 Seaport Boulevard',
  AddressLine2: 'Suite 900',
  City: 'Boston',
  State: 'MA',
  Zip: '02210',
  ContactEmail: 'frontdesk@harbourpoint.example',
  ContactPhoneNumber: '(617) 555-0142',
  Website: 'https://harbourpoint.example',
  TotalSquareFeet: 412_000,
  Region: 'Northeast',
  Market: 'Boston',
  TrackScanData: 'Yes',
  PlannedEngineeringHours: 320,
  Shift1Start: '06:00',
  Shift1End: '14:00',
  Shift2Start: '14:00',
  Shift2End: '22:00',
  Shift3Start: '22:00',
  Shift3End: '06:00',
}

type HelpKey = keyof typeof words.en.help
const helpKey = (field: ImportField): HelpKey => {
  if (field.startsWith('Shift')) return 'Shift1Start'
  return field in words.en.help ? (field as HelpKey) : 'other' // asked in the line itself
}

/** Gives the user the template: the columns alone to fill in, what each of them holds with an example, and the values of lists. */
export const downloadTemplate = async (language: Language): Promise<void> => {
  const t = wordsIn(words, language)
  const building = wordsIn(buildingWords, language)
  const header = importFields.map(field => t(`fields.${field}`))
  const types = propertyTypes.map(type => building(`propertyTypes.${type}`))
  const verticals = buildingTypes.map(type => building(`buildingTypes.${type}`))
  const help = importFields.map(field => [
    t(`fields.${field}`),
    neededFields.includes(field) ? t('sheet.yes') : t('sheet.no'),
    t(`help.${helpKey(field)}`),
    example[field],
  ])
  const values = Array.from({ length: Math.max(types.length, verticals.length, countries.length) }, (_, i) => [
    types[i] ?? null,
    verticals[i] ?? null,
    countries[i] ?? null,
  ])
  const lists = [t('fields.PropertyType'), t('fields.BuildingType'), t('fields.Country')]
  const choices = (field: ImportField, from: readonly string[]) => {
    const letter = String.fromCharCode(65 + importFields.indexOf(field)) // all of them within A to Z
    return {
      type: 'list' as const,
      values: [...from],
      allowBlank: true,
      showErrorMessage: false,
      range: `${letter}2:${letter}${MOST_ROWS}`,
    }
  }
  const file = await writeXlsx({
    sheets: [
      {
        ...sheet(t('buildings'), [header]),
        dataValidations: [choices('PropertyType', types), choices('Country', countries)],
      },
      sheet(t('sheet.help'), [
        [t('sheet.column'), t('sheet.needed'), t('sheet.what'), t('sheet.example')],
        ...help,
        [null, null, t('help.empty'), null],
        [null, null, t('help.clear'), '-'],
      ]),
      sheet(t('sheet.values'), [lists, ...values]),
    ],
  })
  download(file, `${t('sheet.file')}.xlsx`, xlsxType)
}

const sheet = (name: string, rows: CellValue[][]) => ({
  name,
  rows,
  columns: (rows[0] ?? []).map(() => ({ autoWidth: true })),
  cells: new Map((rows[0] ?? []).map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
  freezePane: { rows: 1 },
})

/** Gives the user the rows with problems as the file had them, and beside each what is wrong: mended, the file can be uploaded again. */
export const downloadWrong = async (
  { Header, FileName }: { Header: readonly string[]; FileName: string },
  rows: readonly ImportRow[],
  { why, problems }: { why: string; problems: (row: ImportRow) => string },
): Promise<void> => {
  const columns = [...Header, why].map(header => ({ header }))
  const cells = rows.map(row => [...Header.map((_, at) => row.Cells[at] || null), problems(row)])
  download(await xlsxOf(why, columns, cells), `${FileName.replace(/\.xlsx$/i, '')} - ${why}.xlsx`, xlsxType)
}
