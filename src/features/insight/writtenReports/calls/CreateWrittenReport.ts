import { and, eq } from 'drizzle-orm'
import { invalid, notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { CreateWrittenReport as call } from '../contract.ts'
import { readReportFigures } from '../figures.server.ts'
import { writtenReportMessages } from '../rules.ts'
import { writtenReport } from '../tables.ts'

export const CreateWrittenReport = handle(call, async (ctx, { Type, FirstDay, LastDay }) => {
  const { tx, GroupId, BuildingId } = ctx
  const [place] = await tx
    .select({ TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  if (!place) throw notFound()
  const Figures = await readReportFigures(ctx, Type, { first: FirstDay, last: LastDay }, place.TimeZone)
  if (Figures.Total === 0) throw invalid([{ Field: 'FirstDay', Message: writtenReportMessages.noAnswers }])
  const columns = { GroupId, BuildingId, Type, FirstDay, LastDay, Figures, CreatedBy: ctx.actor.FullName }
  const [row] = await tx.insert(writtenReport).values(columns).returning({ id: writtenReport.id })
  if (!row) throw notFound()
  ctx.audit({ Object: 'written_report', ObjectId: row.id, After: { Type, FirstDay, LastDay } })
  return { acId: row.id, ReportId: row.id }
})
