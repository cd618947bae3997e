import { handle } from '../../../../platform/handle.ts'
import { lockCompleteWalk } from '../../inspections/correct.server.ts'
import { RegeneratePDF as call } from '../contract.ts'
import { writeCover } from '../jobs.ts'
import { makeReport } from '../report.server.ts'

export const RegeneratePDF = handle(call, async (ctx, { IptId, ...asked }) => {
  const { GroupId, language } = ctx
  const walk = await lockCompleteWalk(ctx, IptId)
  const { CoverType, GenerateAICover } = asked
  const { writesCover } = await makeReport(ctx, walk, { CoverType, GenerateAICover })
  if (writesCover) await ctx.enqueue(writeCover, { GroupId, InspectionId: IptId, Language: language })
  const told = { ...(CoverType && { CoverType }), ...(GenerateAICover !== undefined && { GenerateAICover }), MadeDate: ctx.now }
  ctx.audit({ Object: 'inspection', ObjectId: IptId, After: told })
  return { InspectionId: IptId, Version: walk.Version }
})
