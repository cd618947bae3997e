import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetWalk as call } from '../contract.ts'
import { inspection } from '../tables.ts'
import { describeWalk } from '../walk.server.ts'

export const GetWalk = handle(call, async (ctx, { iptId }) => {
  const { tx, GroupId, BuildingId } = ctx
  const one = and(eq(inspection.GroupId, GroupId), eq(inspection.BuildingId, BuildingId), eq(inspection.id, iptId))
  const [walk] = await tx.select().from(inspection).where(one)
  if (!walk) throw notFound()
  return describeWalk(ctx, walk)
})
