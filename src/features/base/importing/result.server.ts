import { writeXlsx } from 'hucre/xlsx'
import { describeProblem } from '../../../core/problem.ts'
import { sheetCell, sheetName } from '../../../core/sheetCells.ts'
import type { Language } from '../../../core/words.ts'
import { kindContentTypes } from '../../../platform/files/uploadRules.ts'
import { wordsFor } from '../../../platform/words.ts'
import { type Keeper, storeBytes } from '../files/keep.server.ts'
import { type RunRow, resultName } from './data.ts'
import type { ImportOf, ImportPlace, WrittenRow } from './importOf.server.ts'
import type { Cell, RowProblem } from './model.ts'
import type { Judged } from './rules.ts'
import { words } from './words.ts'

type Done = { run: RunRow; did: readonly (WrittenRow & { Row: number })[]; wrong: readonly Judged[]; language: Language; keeper: Keeper }

/** Keeps the rows of a file with what became of each, and what its noun adds (the number of a sign). Gives the key of the file. */
export const keepResult = async (
  place: ImportPlace & { baseUrl: string },
  of: ImportOf,
  { run, did, wrong, language, keeper }: Done,
): Promise<string> => {
  const t = wordsFor(words, language)
  const { results } = of.save
  const more = await results?.cells(
    place,
    did.map(({ id }) => id),
  )
  const byRow = new Map(did.map(one => [one.Row, one]))
  const whys = new Map(wrong.map(row => [row.Row, sayProblems(of, row.Problems, language)]))
  const rows = run.Sheet.Rows.map(({ Row, Cells }) => {
    const one = byRow.get(Row)
    const became = one ? (one.Before ? 'Changed' : 'New') : whys.has(Row) ? 'Wrong' : 'Same'
    return [...Cells, t(`didStates.${became}`), whys.get(Row) ?? '', ...((one && more?.get(one.id)) ?? [])]
  })
  const header = [...run.Sheet.Header, t('became'), t('why'), ...(results?.headers(language) ?? [])]
  const bytes = await tableFile(wordsFor(of.words, language)('title'), header, rows)
  const displayName = resultName(run.FileName)
  return (await storeBytes(keeper, { bytes, contentType: kindContentTypes.xlsx, displayName, name: 'Import', open: false })).key
}

/** The rows with errors as the file has them, and beside each what is wrong. */
export const errorsFile = (of: ImportOf, { Sheet }: RunRow, wrong: readonly Judged[], language: Language): Promise<Uint8Array> => {
  const t = wordsFor(words, language)
  const rows = wrong.map(({ Cells, Problems }) => [...Cells, sayProblems(of, Problems, language)])
  return tableFile(t('why'), [...Sheet.Header, t('why')], rows)
}

/** What is wrong with a row, field by field. */
export const sayProblems = (of: ImportOf, problems: readonly RowProblem[], language: Language): string => {
  const { fields } = of.words[language]
  const say = (problem: RowProblem) => (language === 'en' ? describeProblem(problem) : of.say(describeProblem(problem), language))
  return problems.map(problem => `${fields[problem.Field] ?? problem.Field}: ${say(problem)}`).join('; ')
}

const tableFile = (name: string, header: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        rows: [header, ...rows].map(row => row.map(cell => (typeof cell === 'boolean' ? cell : sheetCell(cell, null)))),
        columns: header.map(() => ({ autoWidth: true })),
        freezePane: { rows: 1 },
      },
    ],
  })
