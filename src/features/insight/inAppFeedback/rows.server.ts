import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { pageFeedback } from '../../codes/pageFeedback/tables.ts'
import type { Period } from '../../property/buildings/period.server.ts'

type Range = Pick<Period, 'start' | 'end'>
/** The answers about pages in a period: of the asked building, or of all that the caller sees, and those of the account for who sees all. */
export const appAnswersIn = (ctx: GroupCtx, { start, end }: Range, page: string | undefined) =>
  and(
    seenBy(ctx, pageFeedback),
    ctx.BuildingId ? eq(pageFeedback.BuildingId, ctx.BuildingId) : undefined,
    page ? eq(pageFeedback.Page, page) : undefined,
    start ? gte(pageFeedback.CreatedDate, start) : undefined,
    end ? lt(pageFeedback.CreatedDate, end) : undefined,
  )

/** The newest first. */
export const newestFirst = [desc(pageFeedback.CreatedDate), desc(pageFeedback.id)] as const
