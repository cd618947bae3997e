import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { eraseOlder, type PersonalPlace } from './records.server.ts'
import { readRetention } from './retention.server.ts'

const DAY = 86_400_000
/** Records of a kind that one transaction erases, and one run. */
const [batch, most] = [500, 20_000]

/** Takes the names out of an account's records that are older than it keeps them, kind by kind. What is left is done in the next night. */
export const eraseOldNames = job<InAccount>(
  'privacy.eraseOldNames',
  async ({ services: { db } }, { GroupId }) => {
    const { kinds } = await db.withTenant(GroupId, tx => readRetention(tx, GroupId), { readOnly: true })
    const place: PersonalPlace = {
      GroupId,
      run: (source, work) =>
        source.isSystem ? db.asSystem(`names of old records of an account: ${source.Kind}`, work) : db.withTenant(GroupId, work),
    }
    for (const { source, Days } of kinds) {
      if (Days === null) continue
      const before = new Date(Date.now() - Days * DAY)
      for (let done = 0; done < most; done += batch) if ((await eraseOlder(place, source, before, batch)) < batch) break
    }
  },
  { keyed: true, seconds: 900 },
)

/** Every night, account by account. */
export const eraseNightly = job<object>(
  'privacy.eraseNightly',
  async ({ services: { db, jobs } }) => {
    await db.asSystem('accounts whose names grow old', async (_tx, client) => {
      const { rows } = await client.query<InAccount>('select id as "GroupId" from account_group where archived_date is null')
      await jobs.enqueueOnce(
        client,
        eraseOldNames,
        rows.map(data => ({ key: data.GroupId, data })),
      )
    })
  },
  { every: '11 3 * * *' },
)
