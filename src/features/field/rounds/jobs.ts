import type { GroupId } from '../../../core/ids.ts'
import { type JobContext, job } from '../../../platform/jobs/job.ts'
import { listRoundsToMake, makeDues } from './keepDues.server.ts'

const listAccounts = ({ db }: JobContext['services']) =>
  db.asSystem('accounts with rounds', async (_tx, client) => {
    const { rows } = await client.query<{ id: GroupId }>('select distinct group_id as id from field_round where not retired')
    return rows.map(({ id }) => id)
  })

/** So many rounds get their dues in one transaction. */
const atOnce = 500

/** Makes the dues of the day that comes into reach, 35 days ahead, every hour for the clocks that have passed midnight. */
export const makeRoundDues = job<object>(
  'rounds.makeDues',
  async ({ services }) => {
    for (const GroupId of await listAccounts(services))
      for (let more = true; more; ) {
        more = await services.db.withTenant(GroupId, async tx => {
          const place = { tx, GroupId, now: new Date() }
          const rounds = await listRoundsToMake(place, atOnce)
          if (rounds.length > 0) await makeDues(place, rounds)
          return rounds.length === atOnce
        })
      }
  },
  { every: '41 * * * *', seconds: 600 },
)
