import { sql } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { requestFlag } from '../../requests/model.ts'
import { GetPermit as call } from '../contract.ts'
import { permitLink } from '../link.server.ts'
import { permitsOf, readPermits, requireKind } from '../permits.server.ts'

export const GetPermit = handle(call, async (ctx, { RequestId }) => {
  const { tx, now, GroupId, actor } = ctx
  const [found] = await readPermits(tx, now, sql`from ${permitsOf(ctx, { id: RequestId })} v`)
  if (!found) throw notFound()
  if (!may(actor.Permissions, requestFlag)) requireKind(ctx, found.permit.Kind)
  return { ...found.permit, Link: permitLink(ctx, { GroupId, RequestId }) }
})
