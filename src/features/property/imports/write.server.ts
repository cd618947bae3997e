import { and, eq, sql } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { timeZoneOf } from '../../../core/states.ts'
import { batches } from '../../../platform/db/batches.ts'
import type { ImportPlace, RecordNow, WrittenRow } from '../../base/importing/importOf.server.ts'
import type { Judged } from '../../base/importing/rules.ts'
import { addBuildings, overwriteBuildings } from '../buildings/bulk.server.ts'
import type { BuildingRow } from '../buildings/data.ts'
import { freeCode } from '../buildings/data.ts'
import { codeFrom } from '../buildings/rules.ts'
import { tidyBasicInfo } from '../buildings/sections/BasicInfo/rules.ts'
import { building } from '../buildings/tables.ts'
import type { BuildingVerdict } from './rules.ts'

type BuildingImportRow = Judged<BuildingVerdict>

/** Gives every new row without a code one from its name, beside all codes of the account and of the file. */
export const withCodes = async ({ tx, GroupId }: ImportPlace, rows: readonly BuildingImportRow[]): Promise<BuildingImportRow[]> => {
  if (rows.every(({ info }) => info.Code?.trim())) return [...rows]
  const known = await tx.select({ Code: building.Code }).from(building).where(eq(building.GroupId, GroupId))
  const taken = new Set([...known.map(({ Code }) => Code), ...rows.flatMap(({ info }) => info.Code ?? [])].map(nameKey))
  return rows.map(row => {
    if (row.info.Code?.trim()) return row
    const Code = freeCode(codeFrom(row.info.Name.en), taken)
    taken.add(nameKey(Code))
    return { ...row, info: { ...row.info, Code } }
  })
}

/** Makes the buildings of some rows, at most those of one batch. */
export const addRows = async (place: ImportPlace, rows: readonly BuildingImportRow[]): Promise<WrittenRow[]> => {
  const byCode = await addBuildings(
    place,
    rows.map(({ info }) => {
      const { Code, ...columns } = tidyBasicInfo(info)
      return { ...columns, Code: Code ?? '' }
    }),
  )
  return rows.map(row => {
    const own = byCode.get(row.info.Code?.trim() ?? '')
    if (!own) throw new Error('a building was not made')
    return { id: own.id, Before: null, After: comparable(own) }
  })
}

/** Saves the changed columns of buildings that exist, at most those of one batch; they are locked. */
export const changeRows = async (place: ImportPlace, rows: readonly BuildingImportRow[]): Promise<WrittenRow[]> => {
  const ids = rows.map(row => row.id ?? '')
  const byId = await buildingsOf(place, ids)
  const next = rows.map(row => {
    const before = byId.get(row.id ?? '')
    if (!before) throw new Error('a building is gone')
    return { before, columns: changed(before, row) }
  })
  await overwriteBuildings(
    place,
    next.map(({ before, columns }) => ({ ...before, ...columns })),
  )
  return next.map(({ before, columns }) => ({
    id: before.id,
    Before: Object.fromEntries(Object.keys(columns).map(name => [name, Reflect.get(before, name)])),
    After: { ...columns },
  }))
}

/** A move to another state sets the clock; a move to another place drops the coordinates of the old one. */
const changed = (before: BuildingRow, { info, Differences }: BuildingImportRow): Partial<BuildingRow> => {
  const { Code: _, ...all } = tidyBasicInfo(info)
  const names = new Set(Differences.map(({ Field }) => Field))
  const columns = Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
  const otherState = names.has('State') || names.has('Country')
  const otherPlace = otherState || names.has('City') || names.has('Zip')
  return {
    ...columns,
    ...(otherState && { TimeZone: timeZoneOf(info.Country, info.State) }),
    ...(otherPlace && { Latitude: null, Longitude: null }),
  }
}

/** What of a building tells whether somebody has changed it: all but what changes by itself, and its secret. */
const comparable = (row: BuildingRow): Record<string, unknown> => {
  const { GroupId: _g, id: _i, Version: _v, CreatedDate: _c, ModifiedDate: _m, PinSecret: _p, SearchText: _s, ...rest } = row
  return rest
}

/** Buildings by their ids; `lock`: until the transaction ends. */
const buildingsOf = async (
  { tx, GroupId }: ImportPlace,
  ids: readonly string[],
  { lock = false } = {},
): Promise<Map<string, BuildingRow>> => {
  const asked = tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, GroupId), sql`${building.id} = any(${sql.param([...ids])}::uuid[])`))
  return new Map((await (lock ? asked.for('update') : asked)).map(row => [row.id, row]))
}

/** The buildings of an import as they are when it is undone, locked. */
export const lockBuildings = async (place: ImportPlace, ids: readonly string[]): Promise<Map<string, RecordNow>> => {
  const rows = await buildingsOf(place, ids, { lock: true })
  const now = ([id, row]: [string, BuildingRow]): [string, RecordNow] => [
    id,
    { name: [row.Name.en, row.Code].filter(Boolean).join(', '), archived: row.ArchivedDate !== null, values: comparable(row) },
  ]
  return new Map([...rows].map(now))
}

/** Gives changed buildings the values that they had; what else was changed of them since stays. */
export const putBack = async (place: ImportPlace, changes: readonly { id: string; Before: Record<string, unknown> }[]): Promise<void> => {
  const now = await buildingsOf(
    place,
    changes.map(({ id }) => id),
  )
  const rows = changes.flatMap(({ id, Before }) => {
    const row = now.get(id)
    return row ? [{ ...row, ...Before }] : []
  })
  for (const some of batches(rows)) await overwriteBuildings(place, some)
}
