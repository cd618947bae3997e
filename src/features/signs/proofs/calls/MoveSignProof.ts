import { and, eq } from 'drizzle-orm'
import { lockRecord, requireVersion } from '../../../../platform/db/record.ts'
import { moveState } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { MoveSignProof as call } from '../contract.ts'
import { mailProof } from '../jobs.ts'
import { reminderDays } from '../model.ts'
import { proofMoves } from '../moves.ts'
import { readRecipients } from '../rules.ts'
import { signProof } from '../tables.ts'

const DAY = 86_400_000

export const MoveSignProof = handle(call, async (ctx, { GroupId, BuildingId, ProofId, Version, Move, Recipients = '' }) => {
  const own = and(eq(signProof.GroupId, GroupId), eq(signProof.BuildingId, BuildingId), eq(signProof.id, ProofId))
  const proof = await lockRecord(ctx, signProof, own)
  requireVersion(proof, Version)
  const isSent = Move === 'send'
  const columns = isSent
    ? { SentDate: ctx.now, Reminders: 0, Language: ctx.language, DueDate: new Date(ctx.now.getTime() + reminderDays * DAY) }
    : { DueDate: null }
  const told = isSent ? { Recipients: readRecipients(Recipients) } : {}
  const moved = await moveState(ctx, signProof, proof, proofMoves[Move], { Object: 'sign_proof', columns, told })
  if (isSent) await ctx.enqueue(mailProof, { GroupId: ctx.GroupId, ProofId, Kind: 'ask' })
  return moved
})
