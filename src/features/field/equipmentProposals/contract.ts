import { read, uuid, write, z } from '../../../core/call.ts'
import { EquipmentProposal } from './model.ts'

const manages = { scope: 'building', may: 'ManageLibraries' } as const
const named = { GroupId: uuid(), BuildingId: uuid(), ProposalId: uuid(), Version: z.int() }
const ids = { ProposalId: 'equipment_proposal' } as const
const output = z.object({ ProposalId: uuid(), Version: z.int() })

export const GetEquipmentProposals = read('Field/GetEquipmentProposals', {
  summary: 'What walks have found at equipment of a building that its library lacks, the newest first, at most 200',
  ...manages,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ Proposals: z.array(EquipmentProposal) }),
})

export const AcceptProposal = write('Field/AcceptProposal', {
  summary: 'Take what a walk has found over to the equipment: its facts and its photos',
  ...manages,
  ids,
  input: z.strictObject(named),
  output,
})

export const DeclineProposal = write('Field/DeclineProposal', {
  summary: 'Leave what a walk has found: the equipment stays as it is',
  ...manages,
  ids,
  input: z.strictObject(named),
  output,
})
