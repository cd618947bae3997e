import { handle } from '../../../../platform/handle.ts'
import { GetSignProof as call } from '../contract.ts'
import { describeProof, findProof } from '../proofs.server.ts'

export const GetSignProof = handle(call, async (ctx, { ProofId, qrType }) => {
  const proof = await findProof(ctx, ProofId)
  return { Proof: proof && (await describeProof(ctx, proof, qrType)) }
})
