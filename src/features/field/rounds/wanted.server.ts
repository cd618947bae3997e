import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyCall, ListTotal, Parsed } from '../../../core/call.ts'
import { foldText } from '../../../core/fold.ts'
import { byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { findHolding } from '../../../platform/db/search.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { countedTo, rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import type { GetPMRounds, GetRounds } from './contract.ts'
import type { RoundRow } from './model.ts'
import { roundRows } from './rows.server.ts'
import { round, roundStop } from './tables.ts'

const sorts = { QrName: byName(sql`${round.QrName}`), RoundType: sql`${round.RoundType}`, ModifiedDate: sql`${round.ModifiedDate}` }

/** Rounds in use that the caller sees, in a building or in all buildings in use. */
export const roundsInScope = (ctx: GroupCtx): SQL | undefined =>
  and(
    seenBy(ctx, round),
    ctx.BuildingId ? eq(round.BuildingId, ctx.BuildingId) : inUse(round.BuildingId, ctx.GroupId),
    eq(round.Retired, false),
  )

/** Rounds that stop at something of a type, or in a room. */
export const stopsAt = ({ GroupId }: Pick<GroupCtx, 'GroupId'>, where: SQL | undefined): SQL =>
  sql`${round.id} in (select ${roundStop.RoundId} from ${roundStop} where ${and(eq(roundStop.GroupId, GroupId), where)})`

type RoundPage = Omit<Parsed<typeof GetRounds> | Parsed<typeof GetPMRounds>, 'filter'>

/** A page of the rounds in scope that fulfill a condition and hold a text. */
export const listRounds = async (
  ctx: GroupCtx,
  {
    call,
    filter,
    where: narrowed,
    page,
  }: { call: AnyCall; filter: { text?: string | undefined }; where: SQL | undefined; page: RoundPage },
): Promise<{ Rounds: RoundRow[] } & ListTotal> => {
  const { sort = { field: 'QrName' as const, order: 'ASC' as const }, ...paging } = page
  const wanted = and(roundsInScope(ctx), narrowed)
  const text = foldText(filter.text ?? '')
  const searched = { table: round, text: round.SearchText, isShort: true, isFolded: true } as const
  const { where, known } = text ? await findHolding(ctx, searched, { wanted, text }) : { where: wanted, known: undefined }
  const { limit, offset } = pageOf(paging)
  const rows = ctx.tx
    .select()
    .from(round)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${round.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    text
      ? countedTo(ctx.tx, ctx.tx.select({ id: round.id }).from(round).where(where), { asked: paging, searched: true, known })
      : totalOf(ctx, { call, filter, tables: [round, building] }, () => ctx.tx.select({ n: count() }).from(round).where(where))
  const [found, total] = await rowsAndTotal(paging, rows, counted)
  return { Rounds: await roundRows(ctx, found), ...total }
}
