import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { DAY } from '../../../core/dates.ts'
import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { upload } from '../../../platform/tables.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import { deleteUnused, endUsesOfGoneRows, unusedFiles } from './unused.server.ts'
import { removePieces } from './upload.server.ts'

/** Days that a file stays which nothing uses any more: since it was uploaded, and since its last use ended. */
export const GRACE_DAYS = 30

const HOUR = 3_600_000

/** Deletes what nothing uses: uploads that were never saved, pictures of replaced logos and styles. Done again, it goes on where it ended. */
export const sweepFiles = job<object>('uploads.sweepFiles', ({ services }) => sweep(services), { every: '41 2 * * *', seconds: 900 })

type Needed = Pick<Services, 'db' | 'files' | 'log'>

const sweep = async ({ db, files, log }: Needed): Promise<void> => {
  const unused = await db.asSystem('files that nothing uses', async tx => {
    await tx.execute(sql`set local statement_timeout = '240s'`)
    await endUsesOfGoneRows(tx)
    return unusedFiles(tx, GRACE_DAYS)
  })
  let deleted = 0
  for (const file of unused)
    if (await db.asSystem('a file that nothing uses', tx => deleteUnused(tx, files, file, GRACE_DAYS))) deleted += 1
  if (deleted > 0) log.info({ files: deleted }, 'files that nothing uses are deleted')
}

/**
 * Forgets uploads with what has arrived of them: those that nobody has gone on with for a day, and an hour later those that have become a
 * file, which until then a repeated end of theirs still answers with.
 */
export const clearUploads = dueRows<typeof upload, Pick<Services, 'files' | 'log'>>({
  name: 'uploads.clearUploads',
  table: upload,
  due: upload.ModifiedDate,
  where: now =>
    or(
      and(isNull(upload.FileId), lt(upload.ModifiedDate, new Date(now.getTime() - DAY))),
      and(isNotNull(upload.FileId), lt(upload.ModifiedDate, new Date(now.getTime() - HOUR))),
    ),
  every: '17 * * * *',
  batch: 1, // its pieces may lie far away
  work: async ({ tx, services: { files, log } }, rows) => {
    for (const one of rows) {
      await removePieces(files, one)
      await tx.delete(upload).where(and(eq(upload.GroupId, one.GroupId), eq(upload.id, one.id)))
    }
    const unfinished = rows.filter(one => one.FileId === null)
    if (unfinished.length > 0) log.info({ uploads: unfinished.length }, 'uploads that nobody went on with are forgotten')
  },
})
