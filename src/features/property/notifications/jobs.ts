import type pg from 'pg'
import { sweepRows } from '../../../platform/db/sweepRows.ts'
import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { keptDays } from './rules.ts'
import { type Happened, tellEvent } from './tell.server.ts'

/** Notifies the people an event concerns. */
export const tellPeople = job<Happened>('notifications.tell', async ({ services }, happened) => {
  await services.db.withPeople('people who are told of an event', happened.GroupId, (tx, client) =>
    tellEvent({ tx, client, services, now: new Date() }, happened),
  )
})

/** Tells people of events, exactly if the transaction of `client` commits. Calls say `ctx.enqueue(tellPeople, …)`. */
export const enqueueTelling = (
  jobs: Pick<Services['jobs'], 'enqueue'>,
  client: pg.PoolClient,
  happened: readonly Happened[],
): Promise<void> => jobs.enqueue(client, tellPeople, ...happened)

/** Removes what was told long ago. */
export const sweepNotifications = job<object>(
  'notifications.sweep',
  async ({ services }) => {
    const values = [new Date(Date.now() - keptDays * 86_400_000)]
    for (const table of ['notification', 'notification_delivery'])
      await sweepRows(services.db, 'sweep of old notifications', { table, where: 'created_date < $1', values })
  },
  { every: '41 3 * * *' },
)
