import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { clearKeys, unusedFiles } from './unused.server.ts'

/** Days that a file stays which nothing refers to any more: since it was uploaded, and since a save that still named it. */
export const GRACE_DAYS = 30

/** Deletes what nothing refers to: uploads that were never saved, pictures of replaced logos and styles. Done again, it goes on where it ended. */
export const sweepFiles = job<object>('uploads.sweepFiles', ({ services }) => sweep(services), { every: '41 2 * * *', seconds: 900 })

type Needed = Pick<Services, 'db' | 'files' | 'log'>

const sweep = async ({ db, files, log }: Needed): Promise<void> => {
  const unused = await db.asSystem('files that nothing refers to', (_tx, client) => unusedFiles(client, GRACE_DAYS))
  // First the bytes: what a run leaves half done, the next one finds by the row.
  for (const { key, id } of unused) {
    await clearKeys(files, key)
    await db.system.query('delete from stored_file where id = $1', [id])
  }
  if (unused.length > 0) log.info({ files: unused.length }, 'files that nothing refers to are deleted')
}
