import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { openSession } from '../../../base/people/data.ts'
import { OpenSignProof as call } from '../contract.ts'
import { isWithClient } from '../proofs.server.ts'
import { signProof } from '../tables.ts'

export const OpenSignProof = handle(call, async (ctx, { gId: GroupId, ProofId, Code }) => {
  const proof = await ctx.system('review of signs by its link', async tx => {
    const [row] = await tx
      .select()
      .from(signProof)
      .where(and(eq(signProof.GroupId, GroupId), eq(signProof.id, ProofId), eq(signProof.LinkCode, Code)))
    return row
  })
  if (!proof) throw notFound()
  const { BuildingId } = proof
  const Closed = !isWithClient(proof)
  const UserToken = Closed ? null : await openSession(ctx.tx, { Kind: 'Anonymous', GroupId, BuildingId, Purpose: `SignProof:${ProofId}` })
  await ctx.tx.execute(sql`select enter_group(${GroupId}::uuid)`) // the link has proven the account: its history shows who came
  ctx.audit({ Object: 'session', ObjectId: ProofId, GroupId, After: { Purpose: 'SignProof' } })
  return { UserToken, GroupId, BuildingId, Closed }
})
