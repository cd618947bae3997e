import { sql } from 'drizzle-orm'
import { stepFor } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { pageFeedback } from '../../../codes/pageFeedback/tables.ts'
import { lengthOf, readDays, stepsOf } from '../../../property/buildings/period.server.ts'
import { GetAppFeedback as call } from '../contract.ts'
import { appAnswersIn } from '../rows.server.ts'
import { figuresOf, meanOf } from '../rules.ts'

export const GetAppFeedback = handle(call, async (ctx, { page, ...input }) => {
  const period = await readDays(ctx, input)
  const { start, end } = period
  const { Page, Role, Score, CreatedDate, RepliedDate } = pageFeedback
  // All are counted, those that are alike as one row.
  const read = (range: Parameters<typeof appAnswersIn>[1]) =>
    ctx.tx
      .select({
        Day: sql<string>`(${CreatedDate} at time zone ${input.tz ?? 'UTC'})::date::text`,
        Page,
        Role,
        Score,
        Replied: sql<boolean>`${RepliedDate} is not null`,
        Count: sql<number>`count(*)::int`,
      })
      .from(pageFeedback)
      .where(appAnswersIn(ctx, range, page))
      .groupBy(sql`1`, sql`2`, sql`3`, sql`4`, sql`5`)
  const before = start && end ? { start: new Date(start.getTime() - (end.getTime() - start.getTime())), end: start } : null
  const step = stepFor(Math.max(1, lengthOf(period)))
  const rows = await read(period)
  return { ...figuresOf(rows, step, stepsOf(period, step)), Previous: before && meanOf(await read(before)) }
})
