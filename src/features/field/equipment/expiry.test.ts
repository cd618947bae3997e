import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { addDays } from '../../../core/steps.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { tellExpiry } from './jobs.ts'
import { equipment } from './tables.ts'
import { addEquipment } from './testing.ts'

const world = await openWorld({ work: true })
const today = new Date().toISOString().slice(0, 10)
const tellAll = () => tellExpiry.run({ services: world.services, attempt: 1, last: false, jobId: 'expiry' }, {})

test('managers are told once of each date and warranty of equipment that ends within 30 days', async () => {
  const account = await world.newAccount()
  const manager = await account.signInAs('GM', [account.building.id])
  await addEquipment(account, 'Extinguisher', { Facts: { ExpirationDate: addDays(today, 12) } })
  await addEquipment(account, 'AED', { Facts: { ExpirationDate: addDays(today, -3), WarrantyDate: addDays(today, 30) } })
  await addEquipment(account, 'Boiler', { Facts: { ExpirationDate: addDays(today, 31), WarrantyDate: addDays(today, -1) } })
  const told = async () =>
    (await manager.call(GetNotifications, { filter: { gId: account.group.id, Kind: 'EquipmentExpires' } })).Notifications
  await tellAll()
  await expect.poll(told, { timeout: 20_000 }).toMatchObject([
    {
      Title: 'Dates of 3 pieces of equipment end',
      Text: '1 has expired. 1 expires within 30 days. 1 warranty ends within 30 days.',
    },
  ])
  const kept = () =>
    world.services.db.asSystem('test', tx => tx.select({ told: equipment.ExpirationTold, name: equipment.EquipmentName }).from(equipment))
  const names = async () => (await kept()).flatMap(one => (one.told === null ? [] : [one.name])).toSorted()
  expect(await names()).toEqual(['AED', 'Extinguisher'])
  await tellAll()
  expect(await names()).toEqual(['AED', 'Extinguisher'])
  expect(await told()).toHaveLength(1)
})
