import type { GroupId } from '../../../core/ids.ts'
import { job } from '../../../platform/jobs/job.ts'
import { keepIntegrity, listUnkept } from './integrity.server.ts'

/** Keeps once a day how complete the equipment of each building is; the first day is its baseline. */
export const keepIntegrityDays = job<object>(
  'equipment.keepIntegrityDays',
  async ({ services: { db } }) => {
    const accounts = await db.asSystem('accounts with equipment', async (_tx, client) => {
      const { rows } = await client.query<{ id: GroupId }>('select distinct group_id as id from equipment')
      return rows.map(({ id }) => id)
    })
    for (const GroupId of accounts)
      await db.withTenant(GroupId, async tx => {
        for (const BuildingId of await listUnkept({ tx, GroupId })) await keepIntegrity({ tx, GroupId, BuildingId })
      })
  },
  { every: '23 * * * *', seconds: 600 },
)
