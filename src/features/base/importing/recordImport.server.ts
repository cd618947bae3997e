import { batches } from '../../../platform/db/batches.ts'
import type { ImportPlace, ImportSave, RecordNow, WrittenRow } from './importOf.server.ts'
import type { Judged, Verdict } from './rules.ts'

type Values = Record<string, unknown>
/** A record as an import has made it: its id, and its values for the history and the undo. */
export type MadeRecord = { id: string; values: Values }

/** What an import needs to know of its records. `values`: by name, as the history, the undo and `apply` have them. */
type ImportedRecords<V extends Verdict, R> = {
  /** Records as they are now, locked until the transaction ends; those that are gone are left out. */
  lock(place: ImportPlace, ids: readonly string[]): Promise<ReadonlyMap<string, R>>
  /** What of a record tells whether somebody has changed it: its values, and its version where an undo must refuse any change. */
  values(record: R): Values
  /** How a record is named to people, and whether it is out of use. */
  describe(record: R): Pick<RecordNow, 'name' | 'archived'>
  /** The values that a row sets in the record that it names. */
  changes(record: R, row: Judged<V>): Values
  /** The record with other values; the rest stays as it is. */
  apply(record: R, values: Values): R
  /** Writes records that exist, in as few statements as it can. */
  write(place: ImportPlace, records: readonly R[]): Promise<void>
  /** Makes the records of rows, in the order of the rows. */
  add(place: ImportPlace, rows: readonly Judged<V>[]): Promise<readonly MadeRecord[]>
}

/** How the rows of an import are written, put back and compared, from what is particular of its records. */
export const recordImport = <V extends Verdict, R>(
  of: ImportedRecords<V, R>,
): Pick<ImportSave<V>, 'add' | 'change' | 'lock' | 'putBack'> => {
  const rewrite = async <Row>(
    place: ImportPlace,
    rows: readonly Row[],
    idOf: (row: Row) => string,
    next: (record: R, row: Row) => Values,
  ) => {
    const now = await of.lock(place, rows.map(idOf))
    const changed = rows.flatMap(row => {
      const before = now.get(idOf(row))
      return before === undefined ? [] : [{ id: idOf(row), before, values: next(before, row) }]
    })
    for (const some of batches(changed)) {
      const records = some.map(({ before, values }) => of.apply(before, values))
      await of.write(place, records)
    }
    return changed
  }
  return {
    add: async (place, rows) => {
      const made = await of.add(place, rows)
      if (made.length !== rows.length) throw new Error('an import has not made a record for each row')
      return made.map(({ id, values }) => ({ id, Before: null, After: values }))
    },
    change: async (place, rows) => {
      const changed = await rewrite(place, rows, ({ id }) => id ?? '', of.changes)
      if (changed.length !== rows.length) throw new Error('a record of an import is gone')
      return changed.map(({ id, before, values }): WrittenRow => ({ id, Before: pickValues(of.values(before), values), After: values }))
    },
    lock: async (place, ids) =>
      new Map([...(await of.lock(place, ids))].map(([id, record]) => [id, { ...of.describe(record), values: of.values(record) }])),
    putBack: async (place, rows) =>
      void (await rewrite(
        place,
        rows,
        ({ id }) => id,
        (_, { Before }) => Before,
      )),
  }
}

const pickValues = (all: Values, names: Values): Values => Object.fromEntries(Object.keys(names).map(name => [name, all[name]]))

/** Makes the records of rows building by building, and gives them in the order of the rows. */
export const addByBuilding = async <Row extends { building: { id: string } | null }>(
  rows: readonly Row[],
  make: (BuildingId: string, rows: readonly Row[]) => Promise<readonly MadeRecord[]>,
): Promise<MadeRecord[]> => {
  const made = new Map<Row, MadeRecord>()
  for (const [BuildingId, own] of Map.groupBy(rows, ({ building }) => building?.id ?? '')) {
    const records = await make(BuildingId, own)
    for (const [i, record] of records.entries()) if (own[i]) made.set(own[i], record)
  }
  return rows.flatMap(row => made.get(row) ?? [])
}
