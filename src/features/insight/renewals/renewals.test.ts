import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { openWorld } from '../../../../test/world.ts'
import { MoveRequest } from '../../codes/inbox/contract.ts'
import { AddTenant } from '../../property/contacts/contract.ts'
import { GetLeaseEnds, GetRenewalFigures, GetRenewals } from './contract.ts'

const world = await openWorld()
const HOUR = 3_600_000

test('renewals are counted by what was decided; with whom nobody has talked yet is told apart', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const said = async (Q005: string, Q004 = '4B') =>
    (await newRequest(world, account, { type: 'Renewal', typed: { Q001: `Who says ${Q005}`, Q002: 'a@b.example', Q004, Q005 } })).RequestId
  const talked = await said('Talk')
  for (const one of ['Renew', 'Renew', 'Renew', 'Leave', 'Talk']) await said(one)
  const [gId, GroupId] = [account.group.id, account.group.id]
  await account.call(MoveRequest, { GroupId, RequestId: talked, Move: 'finish' })
  const asked = { gId, bId: account.building.id, startDate: Date.now() - 24 * HOUR, endDate: Date.now() + HOUR, tz: 'UTC' }
  expect(await account.call(GetRenewalFigures, asked)).toEqual({
    Answers: 6,
    Renew: 3,
    Talk: 2,
    Leave: 1,
    Other: 0,
    RenewShare: 3 / 4,
    Waiting: 2,
  })
  const { Renewals, Total } = await account.call(GetRenewals, { filter: { ...asked, decision: 'Talk' } })
  expect([Total, Renewals.map(one => one.Status).toSorted()]).toEqual([2, ['Done', 'New']])
  expect(await account.call(GetRenewals, { filter: { ...asked, text: 'says leave' } })).toMatchObject({
    Total: 1,
    Renewals: [{ Decision: 'Leave', Unit: '4B' }],
  })
  expect(
    await account.call(GetRenewalFigures, { ...asked, startDate: asked.startDate - 48 * HOUR, endDate: asked.startDate }),
  ).toMatchObject({ Answers: 0, RenewShare: null })
})

test('a lease that ends soon stands there until its tenant has said something', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const [gId, GroupId, BuildingId] = [account.group.id, account.group.id, account.building.id]
  const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)
  const tenant = (Name: string, Unit: string, days: number | null) =>
    account.call(AddTenant, { GroupId, BuildingId, Name, Unit, LeaseEnd: days === null ? null : inDays(days) })
  await tenant('Harbor Welding', '4B', 40)
  await tenant('Studio Mako', '5', 60)
  await tenant('Later', '6', 200)
  await tenant('Long gone', '7', -60)
  await tenant('Just gone', '8', -5)
  await tenant('Open end', '9', null)
  const ends = async () => (await account.call(GetLeaseEnds, { filter: { gId, bId: BuildingId } })).Leases.map(one => one.TenantName)
  expect(await ends()).toEqual(['Just gone', 'Harbor Welding', 'Studio Mako'])
  await newRequest(world, account, { type: 'Renewal', typed: { Q001: 'Ada', Q002: 'a@b.example', Q004: '4b', Q005: 'Renew' } })
  expect(await ends()).toEqual(['Just gone', 'Studio Mako'])
  const wrong = await account.refuse(AddTenant, { GroupId, BuildingId, Name: 'Bad day', LeaseEnd: '2027-02-30' })
  expect(wrong.fields).toEqual([expect.objectContaining({ Field: 'LeaseEnd' })])
})
