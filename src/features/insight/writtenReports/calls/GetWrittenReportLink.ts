import { handle } from '../../../../platform/handle.ts'
import { linkPaper } from '../../../base/papers/links.server.ts'
import { GetWrittenReportLink as call } from '../contract.ts'
import { reportLinkDays } from '../model.ts'
import { writtenReportPath } from '../papers.ts'
import { findWrittenReport } from '../reports.server.ts'

const day = 86_400_000

export const GetWrittenReportLink = handle(call, async (ctx, { rId }) => {
  const { report } = await findWrittenReport(ctx, rId)
  const { GroupId, language, now } = ctx
  const path = writtenReportPath({ gId: GroupId, bId: report.BuildingId, rId })
  return {
    Link: linkPaper(ctx, { GroupId, UserId: ctx.actor.UserId, path, language }, now),
    EndDate: now.getTime() + reportLinkDays * day,
  }
})
