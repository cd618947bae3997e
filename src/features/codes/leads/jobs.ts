import type { GroupId } from '../../../core/ids.ts'
import { job } from '../../../platform/jobs/job.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { leadFlags, waitingDays } from './model.ts'

const HOUR = 3_600_000
/** Leads that began to wait within so many hours are searched: one run may be missed. Each is told once. */
const searchedHours = 3
/** Leads of all accounts that one run tells of. */
const most = 5000

/** Tells the people of leads that nobody has handled for two days. */
export const tellWaitingLeads = job<object>(
  'leads.tellWaiting',
  async ({ services: { db, jobs } }) => {
    const until = Date.now() - waitingDays * 24 * HOUR
    await db.asSystem('leads that nobody has handled', async (_tx, client) => {
      const { rows: accounts } = await client.query<{ id: string }>('select id from account_group where archived_date is null')
      // With their accounts named, their newest requests are found by an index that begins with the account.
      const { rows } = await client.query<{ GroupId: GroupId; SubjectId: string }>(
        `select r.group_id as "GroupId", r.id as "SubjectId" from visitor_request r left join lead l on l.group_id = r.group_id and l.id = r.id
         where r.group_id = any($5::uuid[]) and r.functionality_type = any($1) and r.created_date > $2 and r.created_date <= $3
           and r.status <> 'Cancelled' and coalesce(l.stage, 'New') = 'New' order by 2 limit $4`,
        [Object.keys(leadFlags), new Date(until - searchedHours * HOUR), new Date(until), most, accounts.map(({ id }) => id)],
      )
      await enqueueTelling(
        jobs,
        client,
        rows.map(one => ({ What: 'leadWaiting', ...one })),
      )
    })
  },
  { every: '27 * * * *', seconds: 300 },
)
