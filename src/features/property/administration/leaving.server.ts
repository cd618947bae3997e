import { eq, lte } from 'drizzle-orm'
import type { Language } from '../../../core/words.ts'
import { deleteAccount } from '../../../platform/account/deleteAccount.ts'
import { exportAccount } from '../../../platform/account/exportAccount.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { publishing } from '../../../platform/events/events.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import type { InAccount, JobContext } from '../../../platform/jobs/job.ts'
import { unseal } from '../../../platform/seal.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { accountTopic } from '../../base/accounts/data.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { forgetTaskFiles, moveTask } from '../../base/tasks/data.ts'
import { words } from './words.ts'

export type Exporting = InAccount & {
  TaskId: string
  UserId: string
  FullName: string
  Language: Language
  /** Sealed under the installation's key. */
  Passphrase: string | null
}

/** The kind of their tasks, and the bucket of their files: nobody uploads into it. */
const BUCKET = 'AccountExport'
const ZIP = 'application/zip'
const mostTries = 3
/** The largest size that the column holds; a larger export is reported with this number. */
const largestSize = 2 ** 31 - 1

/** Makes the ZIP of an account as the file of a task, and notes the export at the account. */
export const makeExport = async ({ services, attempt }: JobContext, data: Exporting): Promise<void> => {
  try {
    await writeExport(services, data)
  } catch (error) {
    const over = attempt >= mostTries
    services.log.warn({ task: data.TaskId, error: String(error) }, 'an export of an account did not succeed')
    await services.files.remove(`${data.GroupId}/${data.TaskId}`)
    await move(services, data, over ? { State: 'Failed', Message: wordsFor(words, data.Language)('leaving.failed') } : { State: 'Waiting' })
    if (!over) throw error
  }
}

const move = ({ db }: Pick<Services, 'db'>, { GroupId, TaskId }: Exporting, progress: Parameters<typeof moveTask>[3]) =>
  db.withTenant(GroupId, (_tx, client) => moveTask(client, GroupId, TaskId, progress))

const writeExport = async (services: Services, data: Exporting): Promise<void> => {
  const { db, files, config } = services
  const { GroupId, TaskId, UserId, FullName } = data
  const FileKey = `${GroupId}/${TaskId}`
  await move(services, data, { State: 'Running', Done: 0 })
  const passphrase = data.Passphrase === null ? null : unseal(config.secret, data.Passphrase)
  // Reported outside the transaction that reads the account: the export is a snapshot of one moment.
  const tell = (Done: number) => moveTask(db.counting, GroupId, TaskId, { State: 'Running', Done })
  const { secret, baseUrl } = config
  const exported = await exportAccount({ db, files, secret, baseUrl, GroupId, passphrase, by: FullName, tell }, zip =>
    files.put(FileKey, zip, { contentType: ZIP }),
  )
  const stored = await files.get(FileKey)
  stored?.stream.destroy()
  const FileName = `${exported.manifest.GroupName.replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ').trim()} ${exported.manifest.ExportedDate.slice(0, 10)}.zip`
  await db.withTenant(GroupId, async (tx, client) => {
    const file = { GroupId, id: TaskId, UserId, BuildingId: null, Bucket: BUCKET, Name: FileName, ContentType: ZIP }
    await recordFile(tx, { ...file, Size: Math.min(stored?.size ?? 0, largestSize) })
    await tx
      .update(accountGroup)
      .set({ ExportedDate: new Date(exported.manifest.ExportedDate), ExportCode: exported.Code })
      .where(eq(accountGroup.id, GroupId))
    const Done = Object.keys(exported.manifest.Tables).length + exported.manifest.Files
    await moveTask(client, GroupId, TaskId, { State: 'Done', Done, FileKey, FileName })
  })
}

/** Deletes the accounts whose day has come, one by one. */
export const deleteGroups = async ({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>): Promise<void> => {
  const due = await db.asSystem('accounts to be deleted', tx =>
    tx.select({ id: accountGroup.id }).from(accountGroup).where(lte(accountGroup.DeletionDate, new Date())),
  )
  for (const { id: GroupId } of due) {
    const mayDelete = async (tx: Tx) => {
      const day = await lockDeletionDay(tx, GroupId)
      return day !== null && day <= new Date()
    }
    const deleted = await deleteAccount({ db, files, GroupId, mayDelete })
    for (const topic of ['session', accountTopic]) await db.system.query(...publishing({ topic, data: '' }))
    if (deleted) log.info({ account: GroupId, ...deleted }, 'an account is deleted for good')
  }
}

/** When an account is to be deleted, its row locked; null: not at all. */
export const lockDeletionDay = async (tx: Tx, GroupId: string): Promise<Date | null> => {
  const [row] = await tx.select({ day: accountGroup.DeletionDate }).from(accountGroup).where(eq(accountGroup.id, GroupId)).for('update')
  return row?.day ?? null
}

/** Removes exports that are older than so many days from their tasks. */
export const removeExports = (services: Pick<Services, 'db' | 'files'>, days: number): Promise<void> =>
  forgetTaskFiles(services, BUCKET, new Date(Date.now() - days * 86_400_000))
