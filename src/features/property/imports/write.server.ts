import { and, eq } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { timeZoneOf } from '../../../core/states.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { ImportPlace } from '../../base/importing/importOf.server.ts'
import type { Difference } from '../../base/importing/model.ts'
import { recordImport } from '../../base/importing/recordImport.server.ts'
import type { Judged } from '../../base/importing/rules.ts'
import { addBuildings, overwriteBuildings } from '../buildings/bulk.server.ts'
import type { BuildingRow } from '../buildings/data.ts'
import { freeCode } from '../buildings/data.ts'
import { codeFrom } from '../buildings/rules.ts'
import type { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
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

/** The buildings of an import, by the rules of Basic Info. */
export const buildingRecords = recordImport<BuildingVerdict, BuildingRow>({
  lock: async ({ tx, GroupId }, ids) => {
    const some = and(eq(building.GroupId, GroupId), oneOf(building.id, ids))
    return new Map((await tx.select().from(building).where(some).orderBy(building.id).for('update')).map(row => [row.id, row]))
  },
  values: row => comparable(row),
  describe: ({ Name, Code, ArchivedDate }) => ({ name: [Name.en, Code].filter(Boolean).join(', '), archived: ArchivedDate !== null }),
  changes: (_row, { info, Differences }) => changesOf(info, Differences),
  apply: (row, values) => ({ ...row, ...values }),
  write: overwriteBuildings,
  add: async (place, rows) => {
    const byCode = await addBuildings(
      place,
      rows.map(({ info }) => {
        const { Code, ...columns } = tidyBasicInfo(info)
        return { ...columns, Code: Code ?? '' }
      }),
    )
    return rows.flatMap(({ info }) => byCode.get(info.Code?.trim() ?? '') ?? []).map(row => ({ id: row.id, values: comparable(row) }))
  },
})

/** A move to another state sets the clock; a move to another place drops the coordinates of the old one. */
const changesOf = (info: BasicInfo, Differences: readonly Difference[]): Partial<BuildingRow> => {
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
