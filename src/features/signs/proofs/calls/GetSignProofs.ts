import { handle } from '../../../../platform/handle.ts'
import { GetSignProofs as call } from '../contract.ts'
import { listProofs } from '../proofs.server.ts'

export const GetSignProofs = handle(call, listProofs)
