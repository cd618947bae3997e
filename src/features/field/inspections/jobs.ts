import type { GroupId } from '../../../core/ids.ts'
import { job } from '../../../platform/jobs/job.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'

const HOUR = 3_600_000
/** A walk waits for its phone once nothing of it has come for so long. */
const waitingHours = 24
/** Walks that began to wait within so many hours are searched: one run may be missed. Each is told once. */
const searchedHours = 3
/** A walk begins at most so long before it waits: a ticket is good for 30 days. */
const longestWalkHours = 32 * 24
/** Walks of all accounts that one run tells of. */
const most = 5000

/** Tells the managers of walks that were finished on a phone a day ago, or that announced more than has come, and still wait for it. */
export const tellWaitingWalks = job<object>(
  'walks.tellWaiting',
  async ({ services: { db, jobs } }) => {
    const until = Date.now() - waitingHours * HOUR
    await db.asSystem('walks that wait for their phones', async (_tx, client) => {
      const { rows: accounts } = await client.query<{ id: string }>('select id from account_group where archived_date is null')
      const { rows } = await client.query<{ GroupId: GroupId; SubjectId: string }>(
        `select group_id as "GroupId", id as "SubjectId" from inspection
         where group_id = any($1::uuid[]) and start_date > $2 and modified_date > $3 and modified_date <= $4
           and (state = 'Submitted' or (state = 'Running' and announced > up_to)) order by 2 limit $5`,
        [
          accounts.map(({ id }) => id),
          new Date(until - longestWalkHours * HOUR),
          new Date(until - searchedHours * HOUR),
          new Date(until),
          most,
        ],
      )
      await enqueueTelling(
        jobs,
        client,
        rows.map(one => ({ What: 'walkWaiting', ...one })),
      )
    })
  },
  { every: '47 * * * *', seconds: 300 },
)
