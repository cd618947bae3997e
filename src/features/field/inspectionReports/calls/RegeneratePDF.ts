import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { lockRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { inspection } from '../../inspections/tables.ts'
import { RegeneratePDF as call } from '../contract.ts'
import { writeCover } from '../jobs.ts'
import { reportMessages } from '../model.ts'
import { makeReport } from '../report.server.ts'

export const RegeneratePDF = handle(call, async (ctx, { IptId, ...asked }) => {
  const { GroupId, BuildingId, language } = ctx
  const own = and(eq(inspection.GroupId, GroupId), eq(inspection.BuildingId, BuildingId), eq(inspection.id, IptId))
  const walk = await lockRecord(ctx, inspection, own)
  if (walk.State !== 'Complete') throw new Refusal('sys.obj.cfl', reportMessages.notComplete)
  const { CoverType, GenerateAICover } = asked
  const { writesCover } = await makeReport(ctx, walk, { CoverType, GenerateAICover })
  if (writesCover) await ctx.enqueue(writeCover, { GroupId, InspectionId: IptId, Language: language })
  const told = { ...(CoverType && { CoverType }), ...(GenerateAICover !== undefined && { GenerateAICover }), MadeDate: ctx.now }
  ctx.audit({ Object: 'inspection', ObjectId: IptId, After: told })
  return { InspectionId: IptId, Version: walk.Version }
})
