import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { EquipmentFacts } from '../equipment/model.ts'
import { addEquipment } from '../equipment/testing.ts'
import { GetRoundVersion } from '../inspections/contract.ts'
import { openPhone } from '../inspections/testing.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'
import { AcceptProposal, DeclineProposal, GetEquipmentProposals } from './contract.ts'

const placeOf = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })

/** A round with one stop at a new piece of equipment, that asks for what is missing of it. */
export const addCollecting = async (account: Account, name = 'Chiller 7', Facts: Partial<EquipmentFacts> = {}) => {
  const { EquipmentId, QrCodeId, SignId } = await addEquipment(account, name, { Facts })
  const stop = stopOf(name, await roomOf(account), { EquipmentId, SignId: String(SignId), NewQr: false, EquipmentType: 'Chiller' })
  const { RoundId } = await addRound(account, `Collection ${name}`, { Stops: [stop], DataIntegrity: 'Optional' })
  const { Stops } = await account.call(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId })
  return { RoundId, StopId: Stops[0]?.StopId ?? '', QrCodeId }
}

/** What a walk has found at a piece of equipment, as it waits for a manager. */
export const addProposal = async (account: Account, name = 'Chiller 7') => {
  const { RoundId, StopId: stop, QrCodeId } = await addCollecting(account, name)
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('detail', { stop, code: 'maker', value: 'Harbor Cooling' })
  phone.tell('detail', { stop, code: 'serial', value: 'HC-2042' })
  phone.tell('stop.done', { stop })
  phone.submit()
  await phone.send()
  const { Proposals } = await account.call(GetEquipmentProposals, { gId: account.group.id, bId: account.building.id })
  const proposal = Proposals.find(one => one.QrCodeId === QrCodeId)
  if (!proposal) throw new Error('a walk has found something')
  return { proposal }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () =>
    [AcceptProposal, DeclineProposal].map(call => ({
      call,
      open: async (account: Account) => {
        const { ProposalId, Version } = (await addProposal(account)).proposal
        return { input: () => ({ ...placeOf(account), ProposalId, Version }) }
      },
    })),
}
