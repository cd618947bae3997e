import { serve } from '../../../platform/handle.ts'
import { stopFollows } from '../inspections/ends.server.ts'
import { AcceptProposal } from './calls/AcceptProposal.ts'
import { DeclineProposal } from './calls/DeclineProposal.ts'
import { GetEquipmentProposals } from './calls/GetEquipmentProposals.ts'
import * as contract from './contract.ts'
import { keepProposals } from './keepProposals.server.ts'

export const calls = serve(contract, { AcceptProposal, DeclineProposal, GetEquipmentProposals })
export const additions = [stopFollows.with(keepProposals)]
