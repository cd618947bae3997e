import type { GroupId } from '../../../core/ids.ts'
import { type JobContext, job } from '../../../platform/jobs/job.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { expiryEvent, noteEnding } from './expiry.server.ts'
import { keepIntegrity, listUnkept } from './integrity.server.ts'

const listAccounts = ({ db }: JobContext['services']) =>
  db.asSystem('accounts with equipment', async (_tx, client) => {
    const { rows } = await client.query<{ id: GroupId }>('select distinct group_id as id from equipment')
    return rows.map(({ id }) => id)
  })

/** Keeps once a day how complete the equipment of each building is; the first day is its baseline. */
export const keepIntegrityDays = job<object>(
  'equipment.keepIntegrityDays',
  async ({ services }) => {
    for (const GroupId of await listAccounts(services))
      await services.db.withTenant(GroupId, async tx => {
        for (const BuildingId of await listUnkept({ tx, GroupId })) await keepIntegrity({ tx, GroupId, BuildingId })
      })
  },
  { every: '23 * * * *', seconds: 600 },
)

/** Tells in the morning (UTC) which dates and warranties of equipment end within 30 days by the clock of its building; each date once. */
export const tellExpiry = job<object>(
  'equipment.tellExpiry',
  async ({ services }) => {
    const today = new Date().toISOString().slice(0, 10)
    for (const GroupId of await listAccounts(services))
      await services.db.withTenant(GroupId, async (tx, client) => {
        const events = (await noteEnding({ tx, GroupId })).map(BuildingId => expiryEvent(GroupId, BuildingId, today))
        await enqueueTelling(services.jobs, client, events)
      })
  },
  { every: '17 11 * * *', seconds: 600 },
)
