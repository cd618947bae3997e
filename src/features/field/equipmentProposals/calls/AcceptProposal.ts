import { handle } from '../../../../platform/handle.ts'
import { AcceptProposal as call } from '../contract.ts'
import { judgeProposal } from '../judge.server.ts'

export const AcceptProposal = handle(call, (ctx, { ProposalId, Version }) => judgeProposal(ctx, { ProposalId, Version }, 'Accepted'))
