import { handle } from '../../../../platform/handle.ts'
import { linkPaper } from '../../../base/papers/links.server.ts'
import { GetNotepadLink as call } from '../contract.ts'
import { notepadPath } from '../papers.ts'

export const GetNotepadLink = handle(call, async (ctx, { type }) => {
  const { GroupId, BuildingId, language, now } = ctx
  const path = notepadPath({ gId: GroupId, bId: BuildingId, type })
  return { Link: linkPaper(ctx, { GroupId, UserId: ctx.actor.UserId, path, language }, now) }
})
