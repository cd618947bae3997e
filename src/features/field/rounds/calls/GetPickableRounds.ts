import { count, sql } from 'drizzle-orm'
import { byName, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPickableRounds as call } from '../contract.ts'
import { round } from '../tables.ts'
import { roundsInScope } from '../wanted.server.ts'

export const GetPickableRounds = handle(call, async (ctx, { filter: _filter, sort, ...page }) => {
  const where = roundsInScope(ctx)
  const { limit, offset } = pageOf(page)
  const name = byName(sql`${round.QrName}`)
  const rows = ctx.tx
    .select({ RoundId: round.id, QrName: round.QrName })
    .from(round)
    .where(where)
    .orderBy(sort?.order === 'DESC' ? sql`${name} desc` : name, round.id)
    .limit(limit)
    .offset(offset)
  const counted = async () => ({ Total: (await ctx.tx.select({ n: count() }).from(round).where(where))[0]?.n ?? 0 })
  const [Rounds, total] = await rowsAndTotal(page, rows, counted)
  return { Rounds, ...total }
})
