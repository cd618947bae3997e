import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { addEquipment } from '../../field/equipment/testing.ts'
import { SearchEquipment } from './contract.ts'

const world = await openWorld()

test('an engineer finds a piece by its name, sign, serial or part number, and narrows by type and floor', async () => {
  const account = await world.newAccount()
  const asked = { gId: account.group.id, bId: account.building.id }
  const pump = await addEquipment(account, 'Pump Bâtiment A', {
    Floor: 'B1',
    Facts: { Type: 'Pump', SerialNo: 'SN-77', ManufacturerPartNumber: 'CR5' },
  })
  await addEquipment(account, 'Chiller 1', { Floor: 'R' })
  const found = async (input: object) => (await account.call(SearchEquipment, { ...asked, ...input })).Found.map(one => one.EquipmentName)
  expect(await found({})).toEqual(['Chiller 1', 'Pump Bâtiment A'])
  for (const text of ['batiment', String(pump.SignId), 'sn-77', 'cr5']) expect(await found({ text }), text).toEqual(['Pump Bâtiment A'])
  expect(await found({ type: 'Chiller' })).toEqual(['Chiller 1'])
  expect(await found({ floor: 'B1' })).toEqual(['Pump Bâtiment A'])
  const { Types, Floors, More } = await account.call(SearchEquipment, { ...asked, type: 'Pump' })
  expect([Types.map(one => [one.Value, one.Count]), Floors.map(one => one.Value), More]).toEqual([
    [
      ['Chiller', 1],
      ['Pump', 1],
    ],
    ['B1'],
    false,
  ])
  const engineer = await account.signInAs('Employee', [account.building.id])
  expect((await engineer.call(SearchEquipment, asked)).Found).toHaveLength(2)
})
