import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { newestComments } from '../../codes/answers/comments.server.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { type DaysAsked } from '../../property/buildings/askedDays.ts'
import { readDays } from '../../property/buildings/period.server.ts'

/** Answers at the sign, and ratings of the service that somebody asked for there. */
export const restroomSources = ['Sign', 'Request'] as const

/** Restrooms that are read at most. */
const mostRestrooms = 2000

/** The restrooms that are meant: one, or all of the building. Refuses a code that is none or that the caller may not see. */
export const readRestrooms = async (ctx: GroupCtx, eId: string | undefined) => {
  const { id, QrName, Location, Floor, EntityType, QrType, BuildingId, GroupId } = qrCode
  const isRestroom = or(eq(EntityType, 'Restroom'), eq(QrType, 'BathroomService'))
  const which = eId ? eq(id, eId) : ctx.BuildingId ? eq(BuildingId, ctx.BuildingId) : undefined
  const codes = await ctx.tx
    .select({ eId: id, QrName, Location, Floor })
    .from(qrCode)
    .where(and(eq(GroupId, ctx.GroupId), seenBy(ctx, qrCode), which, isRestroom))
    .orderBy(QrName, id)
    .limit(mostRestrooms)
  if (eId && codes.length === 0) throw notFound()
  return codes
}

type Asked = DaysAsked & { eId?: string | undefined }
/** The comments on restrooms of a period, as a subquery. */
export const commentsOnRestrooms = async (ctx: GroupCtx, { eId, ...days }: Asked, term?: string) => {
  const [codes, period] = [await readRestrooms(ctx, eId), await readDays(ctx, days)]
  const ofCodes =
    codes.length > 0
      ? inArray(
          sql`f.qr_code_id`,
          codes.map(one => one.eId),
        )
      : sql`false`
  const said = term === undefined ? sql`` : sql` and ${term} = any(f.terms)`
  return newestComments(ctx, period, sql`${ofCodes} and f.source in ${[...restroomSources]}${said}`)
}
