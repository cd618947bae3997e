import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { attributeRequests } from '../../codes/requests/attribution.server.ts'
import { CheckIn } from '../../codes/visits/contract.ts'
import { vendor, vendorBuilding } from '../../property/contacts/tables.ts'
import { GetSlaRequests, GetSlaTargets, GetSupplierSla, SaveSlaTargets } from './contract.ts'
import { standardTargets } from './model.ts'
import { slaMessages } from './rules.ts'
import { addServiceRequest, addSupplier } from './testing.ts'

const world = await openWorld()
const HOUR = 3_600_000
const within = <T>(account: Account, work: Parameters<typeof world.services.db.withTenant<T>>[1]) =>
  world.services.db.withTenant(account.group.id as never, work)

/** Requests of two suppliers: asked so many hours ago, begun and done so many hours after; null: not. */
const busyAccount = async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
  const made = await within(account, async tx => {
    const [cool, lift] = [await addSupplier(tx, account, 'CoolAir'), await addSupplier(tx, account, 'Harbor Lifts')]
    const rows: [{ ContactId: string }, 'High' | 'Medium' | null, number, number | null, number | null, number | null][] = [
      [cool, 'High', 60, 2, 20, 5],
      [cool, 'High', 60, 6, 20, 2], // begun too late
      [cool, 'Medium', 100, 10, 60, null], // done too late
      [cool, null, 100, null, null, null], // neither; counts as medium
      [lift, 'Medium', 10, null, null, null], // in time so far
      [lift, 'High', 5, null, null, null], // should have begun
    ]
    for (const [{ ContactId }, Urgency, age, begun, done, Score] of rows)
      await addServiceRequest(tx, account, {
        AssigneeId: ContactId,
        Urgency,
        Score,
        CreatedDate: ago(age),
        StartedDate: begun === null ? null : ago(age - begun),
        DoneDate: done === null ? null : ago(age - done),
        Status: done === null ? 'Seen' : 'Done',
      })
    await addServiceRequest(tx, account, { CreatedDate: ago(90), Status: 'New' }) // of no supplier
    return { cool: cool.VendorId, lift: lift.VendorId }
  })
  return {
    account,
    ...made,
    asked: { gId: account.group.id, startDate: Date.now() - 30 * 24 * HOUR, endDate: Date.now() + HOUR, tz: 'UTC' },
  }
}

test('each supplier is measured against the targets: begun and done in time, over what is begun, done or waits for longer', async () => {
  const { account, asked, cool, lift } = await busyAccount()
  await account.call(CheckIn, {
    GroupId: account.group.id,
    BuildingId: account.building.id,
    Kind: 'Supplier',
    Name: 'Jo',
    CompanyName: 'coolair',
  })
  const { All, Suppliers } = await account.call(GetSupplierSla, asked)
  expect(Suppliers).toEqual([
    {
      SupplierId: cool,
      SupplierName: 'CoolAir',
      Assigned: 4,
      Open: 1,
      Overdue: 1,
      Response: 2 / 4,
      Completion: 2 / 4,
      ResponseHours: expect.closeTo(6),
      CompletionHours: expect.closeTo(100 / 3),
      Score: 3.5,
      Reopened: 0,
      Visits: 1,
    },
    expect.objectContaining({
      SupplierId: lift,
      Assigned: 2,
      Open: 2,
      Overdue: 0,
      Response: 0,
      Completion: null,
      ResponseHours: null,
      Score: null,
      Visits: 0,
    }),
  ])
  expect(All).toMatchObject({ Assigned: 6, Open: 3, Overdue: 1, Response: 2 / 5, Completion: 2 / 4, Visits: 1 })
  const narrowed = { ...asked, supplier: lift, urgency: 'High' } as const
  expect(await account.call(GetSupplierSla, narrowed)).toMatchObject({ All: { Assigned: 1 } })
  // Kept with the requests, the same.
  expect(await within(account, tx => attributeRequests(tx, account.group.id, sql`true`))).toBe(7)
  expect(await account.call(GetSupplierSla, asked)).toEqual({ All, Suppliers })
  expect(await account.call(GetSupplierSla, narrowed)).toMatchObject({ All: { Assigned: 1 } })
  expect(await within(account, tx => attributeRequests(tx, account.group.id, sql`true`))).toBe(0)
})

test('what was not in time is listed with its hours, the oldest open one first', async () => {
  const { account, asked, cool } = await busyAccount()
  const { Requests, Total } = await account.call(GetSlaRequests, { filter: asked })
  expect(Total).toBe(4)
  expect(Requests.map(one => [one.SupplierName, one.Urgency, Math.round(one.LateHours)])).toEqual([
    ['CoolAir', 'Medium', 52],
    ['Harbor Lifts', 'High', 1],
    ['CoolAir', 'Medium', 12],
    ['CoolAir', 'High', 2],
  ])
  expect(await account.call(GetSlaRequests, { filter: { ...asked, supplier: cool, text: 'nothing like it' } })).toMatchObject({ Total: 0 })
})

test('an account says its own targets, which hold from then on; none is done before it is begun', async () => {
  const { account, asked, lift } = await busyAccount()
  const [gId, GroupId] = [account.group.id, account.group.id]
  expect(await account.call(GetSlaTargets, { gId })).toEqual({ Targets: standardTargets, Version: 0 })
  const [High, ...others] = standardTargets
  if (!High) throw new Error('there are targets')
  expect(
    await account.refuse(SaveSlaTargets, { GroupId, Version: 0, Targets: [{ ...High, CompletionHours: 2 }, ...others] }),
  ).toMatchObject({ fields: [{ Field: 'Targets.0.CompletionHours', Message: slaMessages.order }] })
  const saved = await account.call(SaveSlaTargets, { GroupId, Version: 0, Targets: [{ ...High, ResponseHours: 6 }, ...others] })
  expect(await account.refuse(SaveSlaTargets, { GroupId, Version: 0, Targets: [...standardTargets] })).toMatchObject({
    code: 'sys.obj.cfl',
  })
  expect(await account.call(GetSupplierSla, { ...asked, supplier: lift })).toMatchObject({ All: { Response: null } })
  await account.call(SaveSlaTargets, { GroupId, Version: saved.Version, Targets: [...standardTargets] })
  const manager = await account.signInAs('Visitor')
  expect(await manager.refuse(SaveSlaTargets, { GroupId, Version: 6, Targets: [...standardTargets] })).toMatchObject({ status: 403 })
  const other = await world.newAccount({ role: 'Admin' })
  expect(await other.call(GetSlaTargets, { gId: other.group.id })).toMatchObject({ Version: 0 })
})

test('a request that nobody of a supplier handles belongs to the supplier of the building that is called for what was chosen', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const [GroupId, BuildingId] = [account.group.id, account.building.id]
  const { RequestId } = await newRequest(world, account, { typed: { Q001: 'Plumbing', Q002: 'A leak.', Q003: 'High' } })
  await newRequest(world, account, { typed: { Q001: 'Electrical', Q002: 'A lamp.' } })
  await within(account, async tx => {
    const [made] = await tx
      .insert(vendor)
      .values({ GroupId, VendorName: 'Pipes & Co', Categories: ['Plumbing'] })
      .returning({ id: vendor.id })
    await tx.insert(vendorBuilding).values({ GroupId, BuildingId, VendorId: made?.id ?? '' })
    await tx.insert(vendor).values({ GroupId, VendorName: 'Elsewhere', Categories: ['Electrical'] }) // serves no building
  })
  const { Suppliers } = await account.call(GetSupplierSla, { gId: GroupId })
  expect(Suppliers).toMatchObject([{ SupplierName: 'Pipes & Co', Assigned: 1, Response: null }])
  await world.services.db.system.query(`update visitor_request set created_date = now() - interval '30 hours' where id = $1`, [RequestId])
  expect((await account.call(GetSlaRequests, { filter: { gId: GroupId } })).Requests).toMatchObject([
    { id: RequestId, LateHours: expect.closeTo(6, 0) },
  ])
})
