import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { describeProblem } from '../../../core/problem.ts'
import { AccountRefused } from '../../../platform/account/accountRefused.ts'
import { type AccountDeleted, deleteAccount } from '../../../platform/account/deleteAccount.ts'
import { type AccountExported, exportAccount } from '../../../platform/account/exportAccount.ts'
import { type AccountRestored, restoreAccount } from '../../../platform/account/restoreAccount.ts'
import type { Services } from '../../../platform/services.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { judgeRestored } from '../../base/files/judgeRestored.server.ts'
import { deletionProblems } from './deletion.ts'
import { sendInvitation } from './jobs.ts'
import { lockDeletionDay } from './leaving.server.ts'

type Needed = Pick<Services, 'db' | 'files' | 'config' | 'jobs'>
/** Who does it on the command line: nobody who signed in. */
const by = 'Command line'

/** Exports an account to a file, which is there whole or not at all; notes the export at the account. */
export const exportToFile = async (
  { db, files, config }: Needed,
  { GroupId, to, passphrase }: { GroupId: string; to: string; passphrase: string | null },
): Promise<AccountExported> => {
  const part = `${to}.part`
  try {
    const of = { db, files, secret: config.secret, baseUrl: config.baseUrl, GroupId, passphrase, by }
    const exported = await exportAccount(of, zip => pipeline(zip, createWriteStream(part, { mode: 0o600, flush: true, flags: 'w' })))
    await rename(part, to)
    const noted = { ExportedDate: new Date(exported.manifest.ExportedDate), ExportCode: exported.Code }
    await db.asSystem('an export is noted', tx => tx.update(accountGroup).set(noted).where(eq(accountGroup.id, GroupId)))
    return exported
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Restores an account from a file; whom this installation did not know gets the usual invitation. */
export const restoreFromFile = (
  { db, files, config, jobs }: Needed,
  { path, passphrase }: { path: string; passphrase: string | null },
): Promise<AccountRestored> => {
  const into = { db, files, secret: config.secret, baseUrl: config.baseUrl, path, passphrase, by, judge: judgeRestored }
  return restoreAccount({
    ...into,
    onRestored: async (client, { GroupId, added }) => {
      for (const UserId of added)
        await jobs.enqueue(client, sendInvitation, { GroupId, UserId, Sender: 'Lintel', Language: 'en', At: Date.now() })
    },
  })
}

type Deletion = { GroupId: string; GroupName: string; ExportCode: string }

/** Deletes an account for good, at once. Throws `AccountRefused` where its name or the code of its export is not what was typed. */
export const deleteNow = async ({ db, files }: Needed, { GroupId, ...typed }: Deletion): Promise<AccountDeleted> => {
  const now = new Date()
  await db.asSystem('an account is taken out of use', async tx => {
    const own = eq(accountGroup.id, GroupId)
    const [row] = await tx.select().from(accountGroup).where(own).for('update')
    if (!row) throw new AccountRefused(`There is no account ${GroupId}.`)
    const problems = deletionProblems({ ...row, GroupName: row.GroupName.en }, typed, now)
    if (problems.length > 0) throw new AccountRefused(`${problems.map(describeProblem).join('. ')}.`)
    await tx
      .update(accountGroup)
      .set({ ArchivedDate: row.ArchivedDate ?? now, DeletionDate: now })
      .where(own)
  })
  const deleted = await deleteAccount({ db, files, GroupId, mayDelete: async tx => (await lockDeletionDay(tx, GroupId)) !== null })
  if (!deleted) throw new AccountRefused('Somebody has brought the account back meanwhile.')
  return deleted
}
