import { sql } from 'drizzle-orm'
import type { BulkCall } from '../../../core/bulk.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { BulkWords } from '../../base/tasks/bulk.server.ts'
import { serveOutOfUse } from '../../base/tasks/outOfUse.server.ts'
import { ArchiveProperties, type PropertyFilter, RestoreProperties } from './contract.ts'
import { buildingTopic } from './data.ts'
import { building } from './tables.ts'
import { wantedProperties } from './wanted.server.ts'
import { archiveWords, restoreWords } from './words.ts'

/** Takes buildings out of use, or brings them back. Sessions that began on them end. */
const setArchivedMany = (call: BulkCall<PropertyFilter>, job: string, out: boolean, words: BulkWords) =>
  serveOutOfUse<PropertyFilter, typeof building>({
    call,
    job,
    Object: 'building',
    words,
    table: building,
    name: sql<string>`${building.Name}->>'en'`,
    out,
    wanted: (ctx, filter) => wantedProperties(ctx, { ...filter, Archived: !out }),
    seen: ctx => seenBy(ctx, building),
    after: async (place, saved) => {
      for (const { id } of saved) await place.notify(buildingTopic, id)
      await place.notify('session', '')
    },
  })

export const archiveMany = setArchivedMany(ArchiveProperties, 'buildings.archiveMany', true, archiveWords)
export const restoreMany = setArchivedMany(RestoreProperties, 'buildings.restoreMany', false, restoreWords)
