import { may } from '../../../../core/permissions.ts'
import { Refusal } from '../../../../core/problem.ts'
import { requireMove } from '../../../../platform/db/state.ts'
import type { GroupCtx } from '../../../../platform/handle.ts'
import { handle } from '../../../../platform/handle.ts'
import { requestFlag } from '../../requests/model.ts'
import { requireApprover, savePermit } from '../change.server.ts'
import { MovePermit as call } from '../contract.ts'
import { type Permit, type PermitStatus } from '../model.ts'
import { type PermitMove, permitMoves } from '../moves.ts'
import { lockPermit, readTerms, requireKind } from '../permits.server.ts'
import { permitMessages } from '../rules.ts'

/** Who begins and ends stands at the door; everything else is a decision. */
const isAtDoor = (Move: PermitMove): boolean => Move === 'begin' || Move === 'end'

const requireAllowed = async (ctx: GroupCtx, permit: Permit, Move: PermitMove): Promise<void> => {
  const { Kind, BuildingId } = permit
  if (isAtDoor(Move)) {
    if (!may(ctx.actor.Permissions, requestFlag)) requireKind(ctx, Kind)
    return
  }
  requireKind(ctx, Kind)
  const { terms } = await readTerms({ tx: ctx.tx, GroupId: ctx.GroupId, BuildingId }, Kind)
  await requireApprover(ctx, terms, BuildingId)
}

/** What a move keeps beside the state. */
const columnsOf = (ctx: GroupCtx, { EndDate, Status }: Permit, Move: PermitMove, Reason: string) => {
  if (Move === 'begin') return { BegunDate: ctx.now, DueDate: EndDate === null ? null : new Date(EndDate) }
  if (Move === 'end') return { EndedDate: ctx.now, DueDate: null }
  const decided = { Approver: ctx.actor.FullName, DecidedDate: ctx.now, DueDate: null }
  // What was decided before does not hold: the times of the request stand again.
  if (Move === 'reopen')
    return { Reason: '', Approver: '', DecidedDate: null, StartDate: null, EndDate: null, BegunDate: null, EndedDate: null, DueDate: null }
  // Who was there has to leave: the hours end here.
  return { ...decided, Reason: Reason.trim(), ...(Status === 'Begun' && { EndedDate: ctx.now }) }
}

export const MovePermit = handle(call, async (ctx, { RequestId, Version, Move, Reason }) => {
  const found = await lockPermit(ctx, { RequestId, Version })
  await requireAllowed(ctx, found.permit, Move)
  requireMove<PermitStatus>(ctx, found.permit, permitMoves[Move])
  if (Move === 'begin' && found.permit.Standing !== 'Valid')
    throw new Refusal('sys.obj.cfl', found.permit.Standing === 'NotYet' ? permitMessages.notYet : permitMessages.over)
  const change = { Status: permitMoves[Move].to, ...columnsOf(ctx, found.permit, Move, Reason) }
  return savePermit(ctx, found, change, Move === 'refuse' || Move === 'withdraw')
})
