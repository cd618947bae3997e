import { handle } from '../../../../platform/handle.ts'
import { DeclineProposal as call } from '../contract.ts'
import { judgeProposal } from '../judge.server.ts'

export const DeclineProposal = handle(call, (ctx, { ProposalId, Version }) => judgeProposal(ctx, { ProposalId, Version }, 'Declined'))
