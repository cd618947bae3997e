import { and, eq, sql } from 'drizzle-orm'
import { timeZoneOf } from '../../../core/states.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addBuildings, overwriteBuildings } from '../buildings/bulk.server.ts'
import type { BuildingRow } from '../buildings/data.ts'
import { codeFrom, freeCode } from '../buildings/rules.ts'
import { tidyBasicInfo } from '../buildings/sections/BasicInfo/rules.ts'
import { building } from '../buildings/tables.ts'
import type { Judged } from './rules.ts'
import { importRow } from './tables.ts'

export type Written = { id: string; Before: Record<string, unknown> | null; After: Record<string, unknown> }
type Place = { tx: Tx; GroupId: string; ImportId: string }

/** Gives every new row without a code one from its name, beside all codes of the account and of the file. */
export const withCodes = async ({ tx, GroupId }: Place, rows: readonly Judged[]): Promise<Judged[]> => {
  if (rows.every(({ info }) => info.Code?.trim())) return [...rows]
  const known = await tx.select({ Code: building.Code }).from(building).where(eq(building.GroupId, GroupId))
  const taken = new Set([...known.map(({ Code }) => Code), ...rows.flatMap(({ info }) => info.Code?.trim() || [])])
  return rows.map(row => {
    if (row.info.Code?.trim()) return row
    const Code = freeCode(codeFrom(row.info.Name.en), taken)
    taken.add(Code)
    return { ...row, info: { ...row.info, Code } }
  })
}

/** Makes the buildings of some rows, at most those of one batch. */
export const addRows = async (place: Place, rows: readonly Judged[]): Promise<Written[]> => {
  const byCode = await addBuildings(
    place,
    rows.map(({ info }) => {
      const { Code, ...columns } = tidyBasicInfo(info)
      return { ...columns, Code: Code ?? '' }
    }),
  )
  const written = rows.map(row => {
    const own = byCode.get(row.info.Code?.trim() ?? '')
    if (!own) throw new Error('a building was not made')
    return { id: own.id, Before: null, After: comparable(own), Row: row.Row, Differences: [] }
  })
  await remember(place, written)
  return written
}

/** Saves the changed columns of buildings that exist, at most those of one batch; they are locked. */
export const changeRows = async (place: Place, rows: readonly Judged[]): Promise<Written[]> => {
  const { tx, GroupId } = place
  const ids = rows.map(row => row.building?.id ?? '')
  const found = await tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, GroupId), sql`${building.id} = any(${sql.param(ids)}::uuid[])`))
  const byId = new Map(found.map(row => [row.id, row]))
  const next = rows.map(row => {
    const before = byId.get(row.building?.id ?? '')
    if (!before) throw new Error('a building is gone')
    return { row, before, columns: changed(before, row) }
  })
  await overwriteBuildings(
    place,
    next.map(({ before, columns }) => ({ ...before, ...columns })),
  )
  const written = next.map(({ row, before, columns }) => ({
    id: before.id,
    Before: Object.fromEntries(Object.keys(columns).map(name => [name, Reflect.get(before, name)])),
    After: { ...columns },
    Row: row.Row,
    Differences: row.Differences,
  }))
  await remember(place, written)
  return written
}

/** A move to another state sets the clock; a move to another place drops the coordinates of the old one. */
const changed = (before: BuildingRow, { info, Differences }: Judged): Partial<BuildingRow> => {
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
export const comparable = (row: BuildingRow): Record<string, unknown> => {
  const { GroupId: _g, id: _i, Version: _v, CreatedDate: _c, ModifiedDate: _m, PinSecret: _p, SearchText: _s, ...rest } = row
  return rest
}

type Kept = Written & { Row: number; Differences: Judged['Differences'] }
const remember = async ({ tx, GroupId, ImportId }: Place, written: readonly Kept[]): Promise<void> => {
  const rows = written.map(({ id, Row, Before, After, Differences }) => ({
    GroupId,
    ImportId,
    Row,
    ObjectId: id,
    Before,
    After,
    Differences,
  }))
  if (rows.length > 0) await tx.insert(importRow).values(rows)
}
