import { type CellValue, writeXlsx } from 'hucre/xlsx'
import type { Language, Words } from '../../../../core/words.ts'
import { download } from '../../../../ui/download.ts'
import { xlsxOf, xlsxType } from '../../../../ui/list/xlsx.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { ImportColumns } from '../columns.ts'
import type { ImportRow } from '../model.ts'
import { words } from '../words.ts'

/** What a template says of its noun. */
export type TemplateWords = {
  readonly plural: string
  /** The name of the file. */
  readonly file: string
  /** What each field holds; a field without its own word shares `other`. `empty`: what an empty cell does to a record that exists. */
  readonly help: Readonly<Record<string, string>> & { readonly other: string; readonly empty: string }
  readonly fields: Readonly<Record<string, string>>
}
type Template<Field extends string> = {
  columns: ImportColumns<Field>
  words: Words<TemplateWords>
  /** One record as somebody would fill it in. */
  example: Readonly<Record<Field, string | number>>
  /** The word of `help` that a field shares with others. */
  helpOf?: Partial<Record<Field, string>>
  /** Fields that hold one of a list of values; short lists are offered in the cells. */
  values: readonly { field: Field; values: readonly string[]; offered: boolean }[]
}

/** Gives the user the template: the columns alone to fill in, what each of them holds with an example, and the values of lists. */
export const downloadTemplate = async <Field extends string>(language: Language, template: Template<Field>): Promise<void> => {
  const { columns, example, helpOf, values } = template
  const t = wordsIn(words, language)
  const { plural, file, help, fields } = template.words[language]
  const known = template.words.en.help
  const label = (field: Field) => fields[field] ?? field
  const helped = columns.fields.map(field => {
    const key: string = helpOf?.[field] ?? field
    return [
      label(field),
      columns.needed.includes(field) ? t('sheet.yes') : t('sheet.no'),
      help[key in known ? key : 'other'] ?? '',
      example[field],
    ]
  })
  const longest = Math.max(...values.map(one => one.values.length))
  const listed = Array.from({ length: longest }, (_, i) => values.map(one => one.values[i] ?? null))
  const choices = values.filter(one => one.offered)
  const bytes = await writeXlsx({
    sheets: [
      {
        ...sheet(plural, [columns.fields.map(label)]),
        dataValidations: choices.map(one => choiceOf(columns.fields.indexOf(one.field), one.values, columns.limits.mostRows)),
      },
      sheet(t('sheet.help'), [
        [t('sheet.column'), t('sheet.needed'), t('sheet.what'), t('sheet.example')],
        ...helped,
        [null, null, help.empty, null],
        [null, null, t('clearHelp'), '-'],
      ]),
      sheet(t('sheet.values'), [values.map(one => label(one.field)), ...listed]),
    ],
  })
  download(bytes, `${file}.xlsx`, xlsxType)
}

const choiceOf = (at: number, values: readonly string[], most: number) => {
  const letter = String.fromCharCode(65 + at) // columns A to Z
  return {
    type: 'list' as const,
    values: [...values],
    allowBlank: true,
    showErrorMessage: false,
    range: `${letter}2:${letter}${most + 1}`,
  }
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
  download(await xlsxOf(why, columns, cells), `${FileName.replace(/\.xlsx?$/i, '')} - ${why}.xlsx`, xlsxType)
}
