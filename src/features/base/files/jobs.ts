import { and, eq, sql } from 'drizzle-orm'
import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { upload } from '../../../platform/tables.ts'
import { deleteUnused, endUsesOfGoneRows, unusedFiles } from './unused.server.ts'
import { removePieces } from './upload.server.ts'

/** Days that a file stays which nothing uses any more: since it was uploaded, and since its last use ended. */
export const GRACE_DAYS = 30

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
export const clearUploads = job<object>('uploads.clearUploads', ({ services }) => clear(services), { every: '17 * * * *', seconds: 300 })

const clear = async ({ db, files, log }: Needed): Promise<void> => {
  const isOver = sql`${upload.ModifiedDate} < now() - case when ${upload.FileId} is null then interval '1 day' else interval '1 hour' end`
  const ended = await db.asSystem('uploads that nobody goes on with', tx =>
    tx.select({ GroupId: upload.GroupId, id: upload.id }).from(upload).where(isOver),
  )
  let cleared = 0
  for (const { GroupId, id } of ended) {
    const [row] = await db.asSystem('an upload that nobody goes on with', async tx => {
      const own = and(eq(upload.GroupId, GroupId), eq(upload.id, id))
      const found = await tx.select().from(upload).where(and(own, isOver)).for('update', { skipLocked: true })
      for (const one of found) {
        await removePieces(files, one)
        await tx.delete(upload).where(own)
      }
      return found
    })
    if (row && row.FileId === null) cleared += 1
  }
  if (cleared > 0) log.info({ uploads: cleared }, 'uploads that nobody went on with are forgotten')
}
