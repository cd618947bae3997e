import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newQrCode } from '../../../../../test/support/scans.ts'
import { openWorld } from '../../../../../test/world.ts'
import { building } from '../../../property/buildings/tables.ts'
import { AddPropertyContact } from '../../../property/contacts/contract.ts'
import { newContact } from '../../../property/contacts/rules.ts'
import { GetBuildingHome, GetOverview, GetToDo } from '../contract.ts'

const world = await openWorld()

test('a new building’s home lists what is left to set up, step by step, until all is done or the building is no longer new', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const [gId, bId] = [account.group.id, account.building.id]
  const change = (values: Partial<typeof building.$inferInsert>) =>
    world.services.db.asSystem('test building', tx => tx.update(building).set(values).where(eq(building.id, bId)))
  const steps = async () => (await account.call(GetBuildingHome, { gId, bId })).SetupSteps
  await change({ LogoFilename: null })
  expect(await steps()).toEqual(['Branding', 'People', 'Notifications', 'Codes'])
  await change({ LogoFilename: '/files/x/logo.png' })
  expect(await steps()).toEqual(['People', 'Notifications', 'Codes'])
  const draft = newContact()
  const add = (Role: string) => {
    const Email = `${Role.toLowerCase()}.${bId}@harbor.example`
    const Contact = { ...draft.Contact, Name: 'Jo Harper', Role, Phone: '16175550142', Email, Team: 'Property Team' }
    return account.call(AddPropertyContact, { GroupId: gId, BuildingId: bId, ...draft, Contact })
  }
  await add('Employee')
  expect(await steps()).toEqual(['Notifications', 'Codes'])
  await add('GM') // is told by default
  expect(await steps()).toEqual(['Codes'])
  await newQrCode(world, account, { Type: 'Feedback', QrName: 'Door' })
  expect(await steps()).toEqual([])
  const later = await world.newAccount({ role: 'Admin' })
  await world.services.db.asSystem('test building', tx =>
    tx
      .update(building)
      .set({ CreatedDate: new Date(Date.now() - 100 * 86_400_000) })
      .where(eq(building.id, later.building.id)),
  )
  expect((await later.call(GetBuildingHome, { gId: later.group.id, bId: later.building.id })).SetupSteps).toEqual([])
})

test('what waits is the same on its own as on Home', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const asked = { gId: account.group.id, bId: account.building.id }
  expect(await account.call(GetToDo, asked)).toEqual((await account.call(GetOverview, asked)).ToDo)
})
