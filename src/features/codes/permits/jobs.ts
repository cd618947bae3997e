import { and, eq } from 'drizzle-orm'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { readSentRequest } from '../visitorMails/sentRequest.server.ts'
import { composePermitMail } from './letter.server.ts'
import { permit } from './tables.ts'

/** A decision: the version that it has made. */
type PermitDecision = InAccount & { RequestId: string; Version: number }

/** Mails who asked for a permit what was decided, once for each decision; what has been changed meanwhile is not told. */
export const tellAsker = job<PermitDecision>('permits.tellAsker', async ({ services }, { GroupId, RequestId, Version }) => {
  const { db, config, mail } = services
  await db.withPeople('mail of a permit', GroupId, async (tx, client) => {
    const sent = await readSentRequest(tx, { GroupId, RequestId, baseUrl: config.baseUrl })
    const [row] = await tx
      .select()
      .from(permit)
      .where(and(eq(permit.GroupId, GroupId), eq(permit.id, RequestId)))
    if (!sent?.row.Email || row?.Version !== Version) return
    await mail.post(client, {
      to: [sent.row.Email],
      id: `permit.${RequestId}.${Version}`,
      group: GroupId,
      ...composePermitMail(sent, row, config),
    })
  })
})

/** Tells the people of a building at once that somebody is still there when a permit has ended. */
export const tellPastEnd = dueRows<typeof permit, Pick<Services, 'jobs'>>({
  name: 'permits.tellPastEnd',
  table: permit,
  due: permit.DueDate,
  every: '* * * * *',
  whileArchived: 'waits',
  batch: 50,
  work: async ({ tx, client, services }, rows) => {
    const told = rows.map(({ id, GroupId, EndDate }) => ({
      What: 'permitPastEnd' as const,
      GroupId: GroupId as InAccount['GroupId'], // of a row of the account
      SubjectId: id,
      Part: String(EndDate?.getTime()),
    }))
    await enqueueTelling(services.jobs, client, told)
    for (const { id, GroupId } of rows)
      await tx
        .update(permit)
        .set({ DueDate: null })
        .where(and(eq(permit.GroupId, GroupId), eq(permit.id, id)))
  },
})
