import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { addWalk, walkRoundAgain } from '../../field/inspections/testing.ts'
import { GetEquipmentTrends, GetTrendEquipments, GetTrendTypes } from './contract.ts'

const world = await openWorld()
const DAY = 86_400_000
const place = ({ group, building }: Account) => ({ gId: group.id, bId: building.id })

test('readings of a piece stand question by question, each with its difference to the one before and its limit [C-FIELD-021] [C-CALL-070] [C-COLUMN-018]', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const now = Date.now()
  const { RoundId } = await addWalk(account, 'Plant', [{ Pressure: 3 }, {}], { at: now - 3 * DAY })
  await walkRoundAgain(account, RoundId, [{ Pressure: 5.5 }, {}], { at: now - 2 * DAY })
  await walkRoundAgain(account, RoundId, [{ Pressure: 7 }, {}], { at: now - DAY })
  await walkRoundAgain(account, RoundId, [{ Pressure: 4 }, {}], { at: now - 100 * DAY })
  const { Types } = await account.call(GetTrendTypes, place(account))
  expect(Types).toMatchObject([{ Type: 'Pump', DisplayText: { en: 'Pump' }, Count: 2 }])
  const { Equipments } = await account.call(GetTrendEquipments, { ...place(account), st: 'Pump' })
  expect(Equipments.map(one => one.EquipmentName)).toEqual(['Plant pump 1', 'Plant pump 2'])
  const eId = Equipments[0]?.eId ?? ''
  const asked = { ...place(account), eId, startDate: now - 10 * DAY, endDate: now, tz: 'America/New_York' }
  const { Trends, EquipmentName } = await account.call(GetEquipmentTrends, asked)
  expect(EquipmentName).toBe('Plant pump 1')
  expect(Trends).toMatchObject([{ Question: 'Pressure in bar', Band: { Min: 2, Max: 6 } }])
  expect(Trends[0]?.Readings.map(({ Value, Trend, ErrorReport, EngineerName }) => [Value, Trend, ErrorReport, EngineerName])).toEqual([
    [3, null, '', 'Test GM'],
    [5.5, 2.5, '', 'Test GM'],
    [7, 1.5, 'Outside 2 to 6', 'Test GM'],
  ])
  const dates = Trends[0]?.Readings.map(one => one.SubmitDate) ?? []
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
})

test('types, pieces and readings are of the building; pages of pieces go on; without the flag nobody reads them [C-CALL-068] [C-CALL-069]', async () => {
  const account = await world.newAccount({ role: 'GM', buildings: 2 })
  await addWalk(account, 'Plant', [{}, {}, {}])
  const second = { gId: account.group.id, bId: account.buildings[1]?.id ?? '' }
  expect((await account.call(GetTrendTypes, second)).Types).toEqual([])
  const { Equipments } = await account.call(GetTrendEquipments, { ...place(account), take: 2, skip: 1 })
  expect(Equipments.map(one => one.EquipmentName)).toEqual(['Plant pump 2', 'Plant pump 3'])
  const eId = Equipments[0]?.eId ?? ''
  expect((await account.refuse(GetEquipmentTrends, { ...second, eId })).status).toBe(404)
  expect((await account.call(GetTrendEquipments, { ...place(account), st: 'Chiller' })).Equipments).toEqual([])
  const walker = await account.signInAs('Employee')
  expect(await walker.refuse(GetTrendTypes, place(account))).toMatchObject({ status: 403 })
})
