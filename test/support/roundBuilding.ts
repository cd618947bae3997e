import { AddMechanicalSpace } from '../../src/features/field/equipment/contract.ts'
import { SaveRound } from '../../src/features/field/rounds/contract.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { callsOf, newBuilding, northgate } from './calls.ts'

/** A building of Northgate with a room, and a way to make rounds there by calls. */
export const openBuilding = async (base: string) => {
  const call = await callsOf(base, 'admin')
  const gId = await northgate(call)
  const name = `Rounds ${Date.now()}`
  const bId = await newBuilding(call, gId, name)
  const { acId: room } = await call(AddMechanicalSpace, { GroupId: gId, BuildingId: bId, SpaceName: 'Pump room', Floor: 'B1' })
  const make = (QrName: string, more: object = {}) =>
    call(SaveRound, {
      GroupId: gId,
      BuildingId: bId,
      RoundType: 'Engineering',
      QrName,
      Frequency: 'Recurring',
      Times: 1,
      Period: 'Day',
      Stops: [stopOf(`Pump of ${QrName}`, room)],
      ...more,
    })
  return { call, gId, bId, name, room, make }
}
