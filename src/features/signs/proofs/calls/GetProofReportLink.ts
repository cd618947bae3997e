import { handle } from '../../../../platform/handle.ts'
import { linkPaper } from '../../../base/papers/links.server.ts'
import { GetProofReportLink as call } from '../contract.ts'
import { proofReportPath } from '../papers.ts'

export const GetProofReportLink = handle(call, async (ctx, { type }) => {
  const { GroupId, BuildingId, language, now } = ctx
  const path = proofReportPath({ gId: GroupId, bId: BuildingId, type })
  return { Link: linkPaper(ctx, { GroupId, UserId: ctx.actor.UserId, path, language }, now) }
})
