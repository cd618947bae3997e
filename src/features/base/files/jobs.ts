import { sql } from 'drizzle-orm'
import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { deleteUnused, endUsesOfGoneRows, unusedFiles } from './unused.server.ts'

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
