import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { tellAt } from '../../../../test/support/told.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { SaveLead } from './contract.ts'
import { tellWaitingLeads } from './jobs.ts'

const world = await openWorld()
const HOUR = 3_600_000
const run = () => tellWaitingLeads.run({ services: world.services, attempt: 1, last: true, jobId: 'test' }, {})

test('a lead that nobody has handled for two days is told to the people of its building, once; what was handled or is no lead is not', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const [GroupId, gId] = [account.group.id, account.group.id]
  const sent = (hours: number, type: 'Vacancy' | 'LeadCapture' | 'EVRequest' = 'Vacancy') =>
    newRequest(world, account, { type, at: new Date(Date.now() - hours * HOUR) })
  const [waits, second, handled] = [await sent(48.5), await sent(50, 'LeadCapture'), await sent(49)]
  for (const [hours, type] of [[47], [60], [49, 'EVRequest']] as const) await sent(hours, type)
  const admin = await account.signInAs('Admin')
  await admin.call(SaveLead, { GroupId, RequestId: handled.RequestId, Version: 0, Stage: 'Contacted' })
  await run()
  const { rows } = await world.services.db.system.query(
    `select data->>'SubjectId' as id from pgboss.job where name = 'notifications.tell' and data->>'What' = 'leadWaiting' and data->>'GroupId' = $1`,
    [GroupId],
  )
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([waits.RequestId, second.RequestId]))
  for (const _again of [1, 2]) await tellAt(world, account, new Date(), { What: 'leadWaiting', SubjectId: waits.RequestId })
  await tellAt(world, account, new Date(), { What: 'leadWaiting', SubjectId: handled.RequestId })
  const { Notifications, Total } = await account.call(GetNotifications, { filter: { gId } })
  expect(Total).toBe(1)
  expect(Notifications[0]).toMatchObject({ Kind: 'LeadWaiting', Path: `/requests/${GroupId}/${waits.RequestId}` })
})
