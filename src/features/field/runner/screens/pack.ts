import type { AnyCall, Input, Output } from '../../../../core/call.ts'
import { newId } from '../../../../ui/newId.ts'
import { GetDay, GetRoundVersion, GetStopFacts } from '../../inspections/contract.ts'
import { RegisterPhone } from '../../phones/contract.ts'
import { describeBrowser } from '../describeBrowser.ts'
import { type DayPack, keepFacts, keepPack, keepVersion, type PhonePass, readDevice, readVersion, renewPass } from './store.ts'

/** Makes a call as who has signed in. */
export type Caller = <C extends AnyCall>(call: C, input: Input<C>) => Promise<Output<C>>
export type PackPlace = { readonly GroupId: string; readonly BuildingId: string; readonly BuildingName: string }

/**
 * Takes along what is due in a building: the dates, every round that is due or has none, and a ticket by which the phone sends later. `Name`: who
 * walks, where nobody has signed in.
 */
export const takePack = async (call: Caller, { GroupId, BuildingId, BuildingName }: PackPlace, Name = ''): Promise<DayPack> => {
  const Pass = await registerThis(call, { GroupId, BuildingId }, Name)
  const { Dues } = await call(GetDay, { gId: GroupId, bId: BuildingId })
  const pack = { GroupId, BuildingId, BuildingName, Dues, At: Date.now(), Pass }
  await keepPack(pack)
  const rounds = new Map(Dues.map(one => [one.RoundId, one.Number]))
  for (const [RoundId, number] of rounds) {
    await takeVersion(call, { GroupId, BuildingId }, RoundId, number)
    await takeFacts(call, { GroupId, BuildingId }, RoundId)
  }
  return pack
}

/** Says that this phone is used here; gives its ticket. */
export const registerThis = async (call: Caller, place: { GroupId: string; BuildingId: string }, Name: string): Promise<PhonePass> => {
  const DeviceId = await readDevice(newId)
  const { PhoneId, Ticket, Until, Name: Walker } = await call(RegisterPhone, { ...place, DeviceId, Name, Label: describeBrowser() })
  const Pass = { PhoneId, Ticket, Until, Name: Walker }
  await renewPass(Pass)
  return Pass
}

/** The version of a round on this phone; fetched where it is not here yet, the newest one without a number. */
export const takeVersion = async (
  call: Caller,
  { GroupId: gId, BuildingId: bId }: { GroupId: string; BuildingId: string },
  rId: string,
  number?: number,
) => {
  const known = number === undefined ? undefined : await readVersion(rId, number)
  if (known) return known
  const version = await call(GetRoundVersion, { gId, bId, rId, ...(number !== undefined && { Number: number }) })
  await keepVersion(version)
  return version
}

/** What is known of the stops of a round, kept on this phone. */
export const takeFacts = async (call: Caller, { GroupId: gId, BuildingId: bId }: { GroupId: string; BuildingId: string }, rId: string) => {
  const facts = await call(GetStopFacts, { gId, bId, rId })
  await keepFacts(rId, facts)
  return facts
}
