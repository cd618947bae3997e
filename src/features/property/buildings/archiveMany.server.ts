import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { BulkCall } from '../../../core/bulk.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { saveRecords } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { type BulkPlace, type BulkRow, type BulkWords, serveBulk } from '../../base/tasks/bulk.server.ts'
import { ArchiveProperties, type PropertyFilter, RestoreProperties } from './contract.ts'
import { buildingTopic } from './data.ts'
import { building } from './tables.ts'
import { wantedProperties } from './wanted.server.ts'
import { archiveWords, restoreWords } from './words.ts'

const found = async (ctx: Ctx<'group'>, where: SQL | undefined): Promise<BulkRow[]> => {
  const { id, Version, ArchivedDate } = building
  const rows = await ctx.tx
    .select({ id, Version, Name: sql<string>`${building.Name}->>'en'`, ArchivedDate })
    .from(building)
    .where(where)
    .orderBy(id)
  return rows.map(({ ArchivedDate: before, ...row }) => ({ ...row, Before: { ArchivedDate: before } }))
}

/** Takes buildings out of use, or brings them back: those that are in the other state. Sessions that began on them end. */
const setArchivedMany = (call: BulkCall<PropertyFilter>, job: string, archive: boolean, words: BulkWords) => {
  const other = archive ? isNull(building.ArchivedDate) : isNotNull(building.ArchivedDate)
  return serveBulk<PropertyFilter>({
    call,
    job,
    Object: 'building',
    words,
    find: (ctx, filter) => found(ctx, and(wantedProperties(ctx, { ...filter, Archived: !archive }), other)),
    read: (ctx, ids) => found(ctx, and(seenBy(ctx, building), oneOf(building.id, ids), other)),
    save: async (place: BulkPlace, rows) => {
      const ArchivedDate = archive ? place.now : null
      const saved = await saveRecords(place, building, rows, { ArchivedDate })
      for (const { id } of saved) await place.notify(buildingTopic, id)
      await place.notify('session', '')
      return saved.map(({ id }) => ({ id, After: { ArchivedDate } }))
    },
  })
}

export const archiveMany = setArchivedMany(ArchiveProperties, 'buildings.archiveMany', true, archiveWords)
export const restoreMany = setArchivedMany(RestoreProperties, 'buildings.restoreMany', false, restoreWords)
