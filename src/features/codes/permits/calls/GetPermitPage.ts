import { sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPermitPage as call } from '../contract.ts'
import { permitLink, readPermitToken } from '../link.server.ts'
import { permitsById, readPermits } from '../permits.server.ts'

export const GetPermitPage = handle(call, async (ctx, { Token }) => {
  const at = readPermitToken(ctx.secret, Token, ctx.now)
  if (!at) throw notFound()
  const { GroupId, RequestId } = at
  const [found] = await ctx.system('a permit by its address', tx =>
    readPermits(tx, ctx.now, sql`from ${permitsById(GroupId, RequestId)} v`),
  )
  if (!found) throw notFound()
  const { permit, BuildingName, TimeZone } = found
  const { BuildingId, Kind, Standing, StartDate, EndDate, Number, Name, CompanyName, Unit, Area, Reason, Approver } = permit
  const shown = { BuildingId, Kind, Standing, StartDate, EndDate, Number, Name, CompanyName, Unit, Area, Reason, Approver }
  return { GroupId, RequestId, BuildingName, TimeZone, At: ctx.now.getTime(), ...shown, Link: permitLink(ctx, at) }
})
