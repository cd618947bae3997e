import { handle } from '../../../../platform/handle.ts'
import { FetchReviews as call } from '../contract.ts'
import { fetchReviews } from '../fetch.server.ts'
import { requireSource } from '../own.server.ts'

/** Requests a minute; one that is repeated under its key counts too, and asks Google nothing. */
const perMinute = 30

export const FetchReviews = handle(
  call,
  async ctx => ctx.limit(`fetchReviews:${ctx.GroupId}`, perMinute),
  async ctx => {
    const { id } = await requireSource(ctx)
    ctx.audit({ Object: 'review_source', ObjectId: id })
    await ctx.enqueue(fetchReviews, { GroupId: ctx.GroupId })
    return {}
  },
)
