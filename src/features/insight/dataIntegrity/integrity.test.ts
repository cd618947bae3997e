import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetEquipmentFilters, GetEquipments, ResetDataIntegrity } from '../../field/equipment/contract.ts'
import { keepIntegrityDays } from '../../field/equipment/jobs.ts'
import type { EquipmentGap } from '../../field/equipment/model.ts'
import { integrityDay } from '../../field/equipment/tables.ts'
import { addEquipment } from '../../field/equipment/testing.ts'
import { GetDataIntegrity } from './contract.ts'

const world = await openWorld()
const keepDays = () => keepIntegrityDays.run({ services: world.services, attempt: 1, last: false, jobId: 'keep' }, {})

test('integrity is the mean of four measures, improvement the change since the baseline over the total [C-RULE-021] [C-RULE-022] [C-FIELD-017] [C-CALL-067]', async () => {
  const account = await world.newAccount()
  const asked = { gId: account.group.id, bId: account.building.id }
  await addEquipment(account, 'Pump 1', { Facts: { Type: 'Pump', Manufacturer: 'Grundfos', ManufacturerPartNumber: 'CR 5' } })
  await addEquipment(account, 'Chiller 1', { Facts: { ToleranceMin: 40, ToleranceMax: 44 } })
  await addEquipment(account, 'Lobby stop', { Facts: { StopType: 'Location', Type: 'Lobby' } })
  expect(await account.call(GetDataIntegrity, asked)).toMatchObject({
    Baseline: null,
    Improvement: null,
    Current: { Total: 2, Integrity: 3 / 8 },
  })
  await keepDays()
  await keepDays() // a day that is kept stays
  await addEquipment(account, 'Pump 2', { Facts: { Type: 'Pump', Manufacturer: 'Wilo', ManufacturerPartNumber: 'IL', ToleranceMax: 4 } })
  const now = await account.call(GetDataIntegrity, asked)
  expect(now.Baseline).toMatchObject({ Total: 2, Manufacturer: 1, PartNumber: 1, Photo: 0, Tolerance: 1, Integrity: 3 / 8 })
  expect(now.Current).toEqual({ Total: 3, Manufacturer: 2, PartNumber: 2, Photo: 0, Tolerance: 2, Integrity: 6 / 12 })
  expect(now.Improvement).toBe(3 / 12)
  expect(now.Types.map(one => [one.Type, one.Total, one.Integrity])).toEqual([
    ['Chiller', 1, 1 / 4],
    ['Pump', 2, 5 / 8],
  ])
  expect((await account.call(GetDataIntegrity, { ...asked, type: 'Pump' })).Current).toMatchObject({ Total: 2, Manufacturer: 2 })
})

test('the library finds the equipment in which something is missing, and its filters count that alone', async () => {
  const account = await world.newAccount()
  const gId = account.group.id
  await addEquipment(account, 'Pump 1', { Facts: { Type: 'Pump', Manufacturer: 'Grundfos', ManufacturerPartNumber: 'CR 5' } })
  await addEquipment(account, 'Chiller 1', { Facts: { Type: 'Chiller', ToleranceMin: 40 } })
  await addEquipment(account, 'Lobby stop', { Facts: { StopType: 'Location', Type: 'Lobby' } })
  const names = async (Missing: EquipmentGap) =>
    (await account.call(GetEquipments, { filter: { gId, Missing } })).Equipments.map(one => one.EquipmentName).toSorted()
  expect(await names('Any')).toEqual(['Chiller 1', 'Pump 1'])
  expect(await names('Photo')).toEqual(['Chiller 1', 'Pump 1'])
  expect(await names('Manufacturer')).toEqual(['Chiller 1'])
  expect(await names('Tolerance')).toEqual(['Pump 1'])
  const { EquipmentType, StopType } = await account.call(GetEquipmentFilters, { gId, missing: 'Tolerance' })
  expect(EquipmentType.map(one => [one.Value, one.Count])).toEqual([['Pump', 1]])
  expect(StopType.map(one => [one.Value, one.Count])).toEqual([['Equipment', 1]])
})

test('a reset needs its tick, deletes baseline and history, and takes a new baseline; the equipment stays [B-RULE-069] [B-CALL-050] [B-MSG-017] [C-RULE-040] [C-MSG-008]', async () => {
  const account = await world.newAccount()
  const asked = { gId: account.group.id, bId: account.building.id }
  await addEquipment(account, 'Pump 1', { Facts: { Type: 'Pump' } })
  await keepDays()
  const days = () =>
    world.services.db.withTenant(account.group.id as never, tx =>
      tx.select({ Day: integrityDay.Day, Total: integrityDay.Total }).from(integrityDay).where(eq(integrityDay.GroupId, account.group.id)),
    )
  await world.services.db.withTenant(account.group.id as never, tx =>
    tx
      .insert(integrityDay)
      .values({ ...placeOf(account), Day: '2026-01-05', Total: 9, Manufacturer: 0, PartNumber: 0, Photo: 0, Tolerance: 0 }),
  )
  expect(await days()).toHaveLength(2)
  await addEquipment(account, 'Pump 2', { Facts: { Type: 'Pump', Manufacturer: 'Wilo' } })
  const refused = await account.refuse(ResetDataIntegrity, placeOf(account))
  expect(refused.fields).toMatchObject([{ Field: 'Permanent' }])
  expect(await days()).toHaveLength(2)
  expect(await account.call(ResetDataIntegrity, { ...placeOf(account), Permanent: true })).toMatchObject({
    Message: 'Permanently Delete Success',
  })
  expect((await days()).map(({ Total }) => Total)).toEqual([2])
  const now = await account.call(GetDataIntegrity, asked)
  expect(now).toMatchObject({ Baseline: { Total: 2, Manufacturer: 1 }, Current: { Total: 2, Manufacturer: 1 }, Improvement: 0 })
})
