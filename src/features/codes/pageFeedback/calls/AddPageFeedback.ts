import { handle } from '../../../../platform/handle.ts'
import { AddPageFeedback as call } from '../contract.ts'
import { keepPageFeedback } from '../keep.server.ts'
import { pagePattern } from '../rules.ts'

export const AddPageFeedback = handle(call, async (ctx, { Page, Score, Comment }) => {
  const { GroupId, BuildingId = null, actor, language: Language } = ctx
  const who = { UserId: actor.UserId, Name: actor.FullName, Role: actor.Role }
  const given = { GroupId, BuildingId, Place: 'Portal' as const, Page: pagePattern(Page), ...who, Language, Score, Comment: Comment.trim() }
  return { acId: await keepPageFeedback(ctx, given) }
})
