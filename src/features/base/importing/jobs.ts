import { and, eq } from 'drizzle-orm'
import type { Language } from '../../../core/words.ts'
import { sqlState } from '../../../platform/db/sqlState.ts'
import { type InAccount, type Job, type JobContext, job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { appUser } from '../people/tables.ts'
import { moveTask } from '../tasks/data.ts'
import { bringIn } from './bringIn.server.ts'
import { runOf } from './data.ts'
import { errorsMail } from './errorsMail.server.ts'
import type { ImportOf } from './importOf.server.ts'
import { errorsFile } from './result.server.ts'
import { judgeFile } from './rows.server.ts'
import { CannotImport, type RunningImport } from './running.server.ts'
import { importRun } from './tables.ts'
import { words } from './words.ts'

const mostTries = 3

/** Brings a file in, in one transaction: all of it or nothing. Repeated, it does nothing more. */
export const runImportJob = (of: ImportOf): Job<RunningImport> =>
  job<RunningImport>(
    of.job,
    async (context, data) => {
      try {
        await bringIn(context, of, data)
      } catch (error) {
        const over = error instanceof CannotImport || context.attempt >= mostTries
        await fail(context, data, over ? (error instanceof CannotImport ? error.message : textOf(error, of, data.Language)) : null)
        context.services.log.warn({ import: data.ImportId, error: String(error) }, 'an import did not succeed')
        if (!over) throw error
      }
    },
    { seconds: 300 },
  )

/** An import whose rows with errors are mailed to who uploaded it. */
export type MailedErrors = InAccount & { ImportId: string; UserId: string; Language: Language; Buildings: readonly string[] | 'all' }

/** Mails the rows with errors, as a file with what is wrong beside each. Repeated, it is the same mail. */
export const mailErrorsJob = (of: ImportOf, name: string): Job<MailedErrors> =>
  job<MailedErrors>(name, async ({ services, jobId }, { GroupId, ImportId, UserId, Language, Buildings }) => {
    const { secret } = services.config
    await services.db.withPeople('rows with errors to who uploaded them', GroupId, async (tx, client) => {
      const place = { tx, GroupId, buildings: Buildings, secret, now: new Date() }
      const run = await runOf(place, of, ImportId)
      const wrong = (await judgeFile(place, of, run)).filter(({ State }) => State === 'Wrong')
      const [user] = await tx.select({ Email: appUser.Email }).from(appUser).where(eq(appUser.id, UserId))
      if (!user?.Email || wrong.length === 0) return
      const bytes = await errorsFile(of, run, wrong, Language)
      await services.mail.post(client, await errorsMail(services, of, { run, wrong, bytes, to: user.Email, id: jobId, Language, tx }))
    })
  })

const textOf = (error: unknown, of: ImportOf, language: Language): string =>
  sqlState(error) === '23505' ? wordsFor(of.words, language)('raced') : wordsFor(words, language)('failed')

const fail = ({ services }: JobContext, { GroupId, TaskId, ImportId }: RunningImport, Message: string | null) =>
  services.db.withTenant(GroupId, async (tx, client) => {
    if (Message === null) return moveTask(client, GroupId, TaskId, { State: 'Waiting', Done: 0 })
    await tx
      .update(importRun)
      .set({ State: 'Failed', Message })
      .where(and(eq(importRun.GroupId, GroupId), eq(importRun.id, ImportId), eq(importRun.State, 'Running')))
    await moveTask(client, GroupId, TaskId, { State: 'Failed', Message })
  })
