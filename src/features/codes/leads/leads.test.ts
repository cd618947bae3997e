import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newContactRow, tellAt } from '../../../../test/support/told.ts'
import { openWorld } from '../../../../test/world.ts'
import { PreviewBulk } from '../../../core/bulk.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { AssignLeads, SaveLead } from './contract.ts'
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

test('leads are given to somebody one by one and together, who is told of them; an owner who leaves hands on what is open, by building', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const [GroupId, gId] = [account.group.id, account.group.id]
  const marketing = await account.signInAs('Marketing')
  const Values = { AssigneeId: await newContactRow(world, account, { UserId: marketing.user.id, Email: marketing.user.email }) }
  const heir = await newContactRow(world, account, { UserId: account.user.id, Email: account.user.email })
  const admin = await account.signInAs('Admin')
  const sent = async (type: 'Vacancy' | 'LeadCapture', change: { Stage: 'New' | 'Won'; AssigneeId: string | null }) => {
    const { RequestId } = await newRequest(world, account, { type })
    return admin.call(SaveLead, { GroupId, RequestId, Version: 0, ...change })
  }
  const open = await sent('Vacancy', { Stage: 'New', ...Values })
  const [captured, won] = [
    await sent('LeadCapture', { Stage: 'New', AssigneeId: null }),
    await sent('Vacancy', { Stage: 'Won', ...Values }),
  ]
  const told = async () => {
    const { rows } = await world.services.db.system.query<{ id: string }>(
      `select data->>'SubjectId' as id from pgboss.job where name = 'notifications.tell' and data->>'What' = 'leadAssigned' and data->>'GroupId' = $1`,
      [GroupId],
    )
    return rows.map(({ id }) => id).toSorted()
  }
  expect(await told()).toEqual([open.acId, won.acId].toSorted())
  const Rows = [{ id: captured.acId, Version: captured.Version }]
  expect(await admin.call(AssignLeads, { GroupId, Rows, Values })).toMatchObject({ Done: 1, Left: [] })
  expect(await told()).toHaveLength(3)
  await tellAt(world, account, new Date(), { What: 'leadAssigned', SubjectId: captured.acId, Given: { To: Values.AssigneeId, Count: 2 } })
  await tellAt(world, account, new Date(), { What: 'leadAssigned', SubjectId: open.acId, Given: { To: heir, Count: 1 } }) // meanwhile somebody else's
  const { Notifications } = await marketing.call(GetNotifications, { filter: { gId } })
  expect(Notifications.map(({ Kind, Title, Text }) => [Kind, Title, Text])).toEqual([['Assigned', '2 leads were assigned to you', '']])

  expect(await admin.refuse(AssignLeads, { GroupId, Rows, Values: { AssigneeId: randomUUID() } })).toMatchObject({ status: 400 })
  const stranger = await world.newAccount({ role: 'Admin' })
  const theirs = { GroupId: stranger.group.id, Rows, Values: { AssigneeId: null } }
  expect(await stranger.call(AssignLeads, theirs)).toMatchObject({ Done: 0, Left: [{ Why: 'Gone' }] })

  const filter = { gId, Owner: Values.AssigneeId, Status: 'Open' }
  const held = await admin.call(PreviewBulk, { GroupId, Call: AssignLeads.path, filter, ByBuilding: true })
  expect([held.Total, held.Buildings?.map(({ BuildingId }) => BuildingId)]).toEqual([2, [account.building.id]])
  await admin.call(AssignLeads, { GroupId, Rows: held.Rows, Values: { AssigneeId: heir } })
  expect((await admin.call(PreviewBulk, { GroupId, Call: AssignLeads.path, filter })).Total).toBe(0)
})
