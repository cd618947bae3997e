import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { AddTenant, AddTenantContact, EditTenantContact, GetTenantContacts } from '../../property/contacts/contract.ts'
import { attributeRequests } from '../requests/attribution.server.ts'
import { requestPersons } from '../requests/personal.server.ts'
import { visitorRequest } from '../requests/tables.ts'
import { attributeAll } from './attribute.ts'
import { EditRequest, GetRequest } from './contract.ts'

const person = { Name: 'Ana', Email: 'ana@harbor.example', PhoneNumber: '16175550113' }
const world = await openWorld()
const run = () => attributeAll.run({ services: world.services, attempt: 1, last: false, jobId: 'attribute' }, {})
const within = <T>(account: Account, work: Parameters<typeof world.services.db.withTenant<T>>[1]) =>
  world.services.db.withTenant(account.group.id as never, work)

const isRequest = ({ group }: Account, RequestId: string) => and(eq(visitorRequest.GroupId, group.id), eq(visitorRequest.id, RequestId))

/** What is kept with a request; `IsKept`: for its present version. */
const read = (account: Account, RequestId: string) =>
  within(account, async tx => {
    const [row] = await tx.select().from(visitorRequest).where(isRequest(account, RequestId))
    if (!row) throw new Error('the request is there')
    const { AskerId, AskerName, SupplierId, AttributedVersion, Version } = row
    return { AskerId, AskerName, SupplierId, IsKept: AttributedVersion === Version }
  })

const opened = async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const place = { GroupId: account.group.id, BuildingId: account.building.id }
  const [harbor, mako] = await Promise.all(
    ['Harbor Welding', 'Studio Mako'].map(Name => account.call(AddTenant, { ...place, Name, Floor: '2', Unit: '' })),
  )
  const { RequestId } = await newRequest(world, account, { at: new Date() })
  await within(account, tx =>
    tx.update(visitorRequest).set({ CompanyName: '', Unit: '', Email: 'ana@harbor.example' }).where(isRequest(account, RequestId)),
  )
  return { account, place, harbor: harbor?.acId ?? '', mako: mako?.acId ?? '', RequestId }
}

test('whose a request is, is kept with it, and follows when the people of its tenant change', async () => {
  const { account, place, harbor, mako, RequestId } = await opened()
  await run()
  expect(await read(account, RequestId)).toEqual({ AskerId: null, AskerName: '', SupplierId: null, IsKept: true })
  const { acId: ContactId } = await account.call(AddTenantContact, { ...place, ...person, TenantId: harbor })
  await run()
  expect((await read(account, RequestId)).AskerId).toBe(harbor)
  const { Contacts } = await account.call(GetTenantContacts, { filter: { gId: place.GroupId } })
  await account.call(EditTenantContact, { ...place, ...person, ContactId, Version: Contacts[0]?.Version ?? 0, TenantId: mako })
  await run()
  expect((await read(account, RequestId)).AskerId).toBe(mako)
  const { TenantName } = await account.call(GetRequest, { gId: place.GroupId, RequestId })
  expect(TenantName).toBe('Studio Mako')
})

test('what staff say holds at once, and is kept from the next minute on', async () => {
  const { account, place, harbor, RequestId } = await opened()
  await run()
  const say = (Version: number, TenantId: string | null) =>
    account.call(EditRequest, {
      GroupId: place.GroupId,
      RequestId,
      Version,
      TenantId,
      AssigneeId: null,
      Urgency: null,
      DueDate: Date.now() + 3_600_000,
    })
  const { Version } = await say(1, harbor)
  expect(await read(account, RequestId)).toMatchObject({ AskerId: null, IsKept: false })
  expect((await account.call(GetRequest, { gId: place.GroupId, RequestId })).TenantName).toBe('Harbor Welding')
  await run()
  expect(await read(account, RequestId)).toMatchObject({ AskerId: harbor, IsKept: true })
  await say(Version, null)
  expect((await account.call(GetRequest, { gId: place.GroupId, RequestId })).TenantName).toBe('')
  await run()
  expect(await read(account, RequestId)).toMatchObject({ AskerId: null, IsKept: true })
})

test('a request whose person is erased stays with its tenant, also when it is looked at again', async () => {
  const { account, place, harbor, RequestId } = await opened()
  await account.call(AddTenantContact, { ...place, ...person, TenantId: harbor })
  await within(account, tx => requestPersons.erase(tx, place.GroupId, [RequestId]))
  await within(account, tx => attributeRequests(tx, place.GroupId, sql`true`))
  expect(await read(account, RequestId)).toMatchObject({ AskerId: harbor, IsKept: true })
  expect((await account.call(GetRequest, { gId: place.GroupId, RequestId })).TenantName).toBe('Harbor Welding')
})
