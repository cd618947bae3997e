import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { qrCode, qrItem } from '../../codes/qr/tables.ts'
import type { Period } from '../../property/buildings/period.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { mostForms } from './model.ts'

export const formType = 'CustomFeedback'

/** The custom forms that are meant: of the asked building or of all that the caller sees, or one. */
export const readForms = ({ tx, ...ctx }: GroupCtx, which?: SQL) =>
  tx
    .select({
      FormId: qrItem.id,
      Name: qrItem.Name,
      QrCodeId: qrCode.id,
      QrName: qrCode.QrName,
      BuildingId: building.id,
      BuildingName: building.Name,
      TimeZone: building.TimeZone,
    })
    .from(qrItem)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, qrItem.QrCodeId)))
    .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, qrCode.BuildingId)))
    .where(
      and(
        eq(qrItem.GroupId, ctx.GroupId),
        seenBy(ctx, qrCode),
        ctx.BuildingId ? eq(qrCode.BuildingId, ctx.BuildingId) : undefined,
        eq(qrItem.FunctionalityType, formType),
        which,
      ),
    )
    .orderBy(asc(qrCode.QrName), asc(qrItem.id))
    .limit(mostForms)

/** One form. Refuses what is none, or what the caller may not see. */
export const findForm = async (ctx: GroupCtx, FormId: string) => {
  const [form] = await readForms(ctx, eq(qrItem.id, FormId))
  return form ?? missing()
}
const missing = (): never => {
  throw notFound()
}

/** The submissions `s` of the period. */
export const inDays = ({ start, end }: Pick<Period, 'start' | 'end'>): SQL => {
  const from = start ? sql` and s.created_date >= ${start.toISOString()}::timestamptz` : sql``
  return end ? sql`${from} and s.created_date < ${end.toISOString()}::timestamptz` : from
}
