import { and, asc, count, eq } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import { allowsMove } from '../../../core/stateTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { showStatus } from '../../base/handling/model.ts'
import { isPermitKind } from '../permits/model.ts'
import { joinTo, lockRequest, moveRequest, type VisitorRequestRow } from '../requests/change.server.ts'
import { isOpenStatus } from '../requests/model.ts'
import { type RequestMove, requestMoves } from '../requests/moves.ts'
import { visitorRequest } from '../requests/tables.ts'
import { mostJoined } from './model.ts'
import { requestWorkMessages } from './rules.ts'

const refuse = (why: keyof typeof requestWorkMessages) => new Refusal('sys.obj.cfl', requestWorkMessages[why])
// A permit moves by its decision, and along with nothing else.
const isOpenWork = ({ Status, DueDate, FunctionalityType }: VisitorRequestRow): boolean =>
  DueDate !== null && isOpenStatus(Status) && !isPermitKind(FunctionalityType)

/** Joins a request to another one, or (null) lets it go its own way again. Both are locked in the order of their ids: two who join each other wait. */
export const joinRequests = async (ctx: GroupCtx, { RequestId, JoinedId }: { RequestId: string; JoinedId: string | null }) => {
  if (JoinedId === null) return joinTo(ctx, await lockRequest(ctx, { RequestId }), null)
  if (JoinedId === RequestId) throw refuse('joinSelf')
  const rows = []
  for (const id of [RequestId, JoinedId].toSorted()) rows.push(await lockRequest(ctx, { RequestId: id }))
  const row = rows.find(one => one.id === RequestId)
  const leader = rows.find(one => one.id === JoinedId)
  if (!row || !leader || row.BuildingId !== leader.BuildingId || !isOpenWork(row) || !isOpenWork(leader)) throw refuse('joinOther')
  if (leader.JoinedId !== null || (await countJoined(ctx, row.id)) > 0) throw refuse('joinChain')
  if ((await countJoined(ctx, leader.id)) >= mostJoined) throw refuse('joinMany')
  return joinTo(ctx, row, JoinedId)
}

const isJoinedTo = ({ GroupId }: Pick<GroupCtx, 'GroupId'>, id: string) =>
  and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.JoinedId, id))

const countJoined = async (ctx: GroupCtx, id: string): Promise<number> =>
  (await ctx.tx.select({ n: count() }).from(visitorRequest).where(isJoinedTo(ctx, id)))[0]?.n ?? 0

const { id: RequestId, Number, Name, Unit, FunctionalityType } = visitorRequest
const columns = { RequestId, Number, Name, Unit, FunctionalityType }
type Reading = Pick<GroupCtx, 'tx' | 'GroupId'>

/** The requests that are joined to one, the first first. */
export const listJoined = (ctx: Reading, id: string) =>
  ctx.tx.select(columns).from(visitorRequest).where(isJoinedTo(ctx, id)).orderBy(asc(Number))

/** The request that another one is joined to. */
export const findJoinedTo = async ({ tx, GroupId }: Reading, id: string) => {
  const own = and(eq(visitorRequest.GroupId, GroupId), eq(RequestId, id))
  return (await tx.select(columns).from(visitorRequest).where(own))[0] ?? null
}

/** Moves what is joined to a request along with it, as far as each can go that way. Gives those that were moved. */
export const moveJoined = async (
  ctx: GroupCtx,
  leader: Pick<VisitorRequestRow, 'id'>,
  move: Exclude<RequestMove, 'claim' | 'resume' | 'see'>,
): Promise<VisitorRequestRow[]> => {
  const rows = await ctx.tx.select().from(visitorRequest).where(isJoinedTo(ctx, leader.id)).orderBy(asc(visitorRequest.id)).for('update')
  const moved = rows.filter(row => allowsMove(requestMoves[move], showStatus(row)))
  for (const row of moved) await moveRequest(ctx, row, move)
  return moved
}
