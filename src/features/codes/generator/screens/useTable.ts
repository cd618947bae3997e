import { useEffect, useMemo, useState } from 'react'
import { type BuilderField, builderFields, type QrBuilder } from '../model.ts'
import type { OwnTemplate } from '../qrTypes.ts'
import { isSaved, rowProblems, valueProblems } from '../rules.ts'
import { builderOf, changeSheet, isBlank, openSheet, type Rows, redoChange, type Sheet, undoChange } from '../sheet.ts'
import { keepTable, readTable } from './draft.ts'

/** A cell, by the key of its row. */
export type CellAt = { key: number; field: BuilderField }
/** What is wrong with a cell; `index` is the place of its row in the table. */
export type CellProblem = CellAt & { index: number; Message: string; Hint?: string | undefined }

/** `own`: the templates of the account; null while they are read. */
type TablePlace = { gId: string; buildingCode: string; first: QrBuilder | null; own: readonly OwnTemplate[] | null }

/** The table of a building: its rows with undo and redo, the ticked ones, and what this browser keeps of it. */
export const useTable = ({ gId, buildingCode, first, own }: TablePlace) => {
  const [restored, setRestored] = useState(() => readTable(gId, buildingCode))
  const [sheet, setSheet] = useState<Sheet>(() => openSheet(rowsToBegin(restored?.rows ?? [], first)))
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [active, setActive] = useState<CellAt | null>(null)
  useKeeping(gId, buildingCode, sheet)
  const { rows } = sheet
  return {
    rows,
    own: own ?? undefined,
    restored,
    ticked: useMemo(() => new Set(rows.filter(({ key }) => ticked.has(key)).map(({ key }) => key)), [rows, ticked]),
    setTicked,
    active: active && rows.some(({ key }) => key === active.key) ? active : null,
    setActive,
    change: (next: Rows) => setSheet(before => changeSheet(before, next)),
    undo: () => setSheet(undoChange),
    redo: () => setSheet(redoChange),
    canUndo: sheet.past.length > 0,
    canRedo: sheet.future.length > 0,
    forget: () => keepTable(gId, buildingCode, null),
    discard: () => {
      keepTable(gId, buildingCode, null)
      setRestored(null)
      setTicked(new Set())
      setSheet(openSheet([]))
    },
  }
}
export type Table = ReturnType<typeof useTable>

// A reload of an address with a code brings its row once.
const rowsToBegin = (kept: readonly QrBuilder[], first: QrBuilder | null): readonly QrBuilder[] =>
  first === null || kept.some(row => builderFields.every(field => row[field] === first[field])) ? kept : [...kept, first]

/** Keeps what was changed here, without the blank rows at its end; a table without anything is forgotten. */
const useKeeping = (gId: string, buildingCode: string, { rows, past, future }: Sheet) => {
  const changed = past.length + future.length > 0
  useEffect(() => {
    if (!changed) return
    const used = rows.slice(0, rows.findLastIndex(row => !isBlank(row)) + 1).map(builderOf)
    keepTable(gId, buildingCode, used.length > 0 ? { at: Date.now(), rows: used } : null)
  }, [gId, buildingCode, rows, changed])
}

/** What is wrong with the rows that would be saved; what is missing counts once somebody has tried to save. */
export const listProblems = (rows: Rows, tried: boolean, own: readonly OwnTemplate[] | null): CellProblem[] =>
  rows.flatMap((row, index) =>
    isSaved(row)
      ? (tried ? rowProblems(row, own) : valueProblems(row, own)).map(({ Field, ...problem }) => ({
          ...problem,
          key: row.key,
          index,
          field: Field as BuilderField, // rules of a row name its fields
        }))
      : [],
  )
