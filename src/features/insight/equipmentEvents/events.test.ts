import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { CreateRequest } from '../../codes/requestWork/contract.ts'
import { byPhone, newRequestForm } from '../../codes/requestWork/testing.ts'
import { GetEquipments } from '../../field/equipment/contract.ts'
import { addWalk, walkRoundAgain } from '../../field/inspections/testing.ts'
import { GetEquipmentEvents } from './contract.ts'

const world = await openWorld()
const DAY = 86_400_000

test('a piece of equipment tells what was reported and done at it, the newest first, and what was read last', async () => {
  const account = await world.newAccount({ role: 'GM', buildings: 2 })
  const [gId, bId] = [account.group.id, account.building.id]
  const now = Date.now()
  const { RoundId } = await addWalk(account, 'Plant', [{ Pressure: 7 }, {}], { at: now - 3 * DAY })
  await walkRoundAgain(account, RoundId, [{ Pressure: 5.5 }, {}], { at: now - 2 * DAY })
  const { Equipments } = await account.call(GetEquipments, { filter: { gId, text: 'Plant pump 1' } })
  const QrCodeId = Equipments[0]?.QrCodeId ?? ''
  const form = await newRequestForm(world, account)
  await account.call(CreateRequest, { ...form, ...byPhone, Answers: { Q001: 'Plumbing', Q002: 'It leaks.' }, AboutId: QrCodeId })
  const asked = { gId, bId, QrCodeId }
  const { Events, Readings, OpenRequests, More } = await account.call(GetEquipmentEvents, asked)
  expect(Events.map(one => (one.Kind === 'Walk' ? [one.RoundName, one.EngineerName, one.Errors] : [one.Title, one.Status]))).toEqual([
    ['Plumbing', 'New'],
    ['Plant', 'Test GM', 0],
    ['Plant', 'Test GM', 1],
  ])
  expect(Readings).toMatchObject([{ Question: 'Pressure in bar', Value: 5.5, Limit: '' }])
  expect([OpenRequests, More]).toEqual([1, false])
  const one = await account.call(GetEquipmentEvents, { ...asked, take: 1 })
  expect([one.Events.length, one.More]).toEqual([1, true])
  // The other pump, another building, and who reads no requests.
  const { Equipments: others } = await account.call(GetEquipments, { filter: { gId, text: 'Plant pump 2' } })
  const other = await account.call(GetEquipmentEvents, { ...asked, QrCodeId: others[0]?.QrCodeId ?? '' })
  expect(other.Events.map(event => event.Kind)).toEqual(['Walk', 'Walk'])
  expect((await account.refuse(GetEquipmentEvents, { ...asked, bId: account.buildings[1]?.id ?? '' })).status).toBe(404)
  const stranger = await world.newAccount()
  expect((await stranger.refuse(GetEquipmentEvents, asked)).status).toBe(404)
})
