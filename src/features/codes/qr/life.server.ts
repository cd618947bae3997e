import { and, eq } from 'drizzle-orm'
import { invalid, Refusal } from '../../../core/problem.ts'
import type { Move } from '../../../core/stateTable.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import { requireMove } from '../../../platform/db/state.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { lockQrCodes } from './bulk.server.ts'
import { changedTopic, type QrCodeRow } from './data.ts'
import { isToBeReplaced, type LifeState, lifeMessages, lifeMoves, lifeOf, periodProblems } from './life.ts'
import { qrCode } from './tables.ts'

type Changed = { QrCodeId: string; Version: number }

/** Changes columns of a code's life where its state allows the move and, where a version is given, it is the code's; with its history, and every process told. */
export const changeLife = async (
  ctx: GroupCtx,
  QrCodeId: string,
  move: Move<LifeState> | null,
  columns: Partial<QrCodeRow>,
  read?: number,
): Promise<Changed> => {
  const before = await lockCode(ctx, QrCodeId)
  requireVersion(before, read)
  if (move) requireMove(ctx, { Status: lifeOf(before, ctx.now.getTime()) }, move)
  const { Version } = await saveRecord(ctx, qrCode, before, columns, { Object: 'qr_code' })
  await ctx.notify(changedTopic, before.Address)
  return { QrCodeId, Version }
}

const lockCode = (ctx: GroupCtx, QrCodeId: string) => lockRecord(ctx, qrCode, and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, QrCodeId)))

type Period = { From?: number | null | undefined; Until?: number | null | undefined }
/** From when and until when something of a code's life lasts: from now where nothing else is said. Throws where it ends before it begins. */
export const periodOf = ({ now }: Pick<GroupCtx, 'now'>, { From, Until }: Period): [from: Date, until: Date | null] => {
  const from = new Date(From ?? now)
  const problems = periodProblems({ From: from.getTime(), Until })
  if (problems.length > 0) throw invalid(problems)
  return [from, Until === null || Until === undefined ? null : new Date(Until)]
}

/** Lets a code lead to its own page again, and forgets a stand-in that was to come. */
export const takeBackQrCode = async (ctx: GroupCtx, QrCodeId: string): Promise<Changed> => {
  if (!isToBeReplaced(await lockCode(ctx, QrCodeId), ctx.now.getTime())) throw new Refusal('sys.obj.cfl', lifeMessages.notReplaced)
  return changeLife(ctx, QrCodeId, lifeMoves.takeBack, { ReplacedBy: null, ReplacedFrom: null, ReplacedUntil: null })
}

/** Leads a code to another. Both are locked in one order, so that no two can stand in for each other. */
type StandIn = { ReplacedBy: string; ReplacedFrom: Date; ReplacedUntil: Date | null }
export const replaceQrCode = async (ctx: GroupCtx, QrCodeId: string, standIn: StandIn): Promise<Changed> => {
  const { ReplacedBy } = standIn
  if (ReplacedBy === QrCodeId) throw invalid([{ Field: 'ReplacedBy', Message: lifeMessages.byItself }])
  const next = (await lockQrCodes(ctx, [QrCodeId, ReplacedBy])).find(({ id }) => id === ReplacedBy)
  const now = ctx.now.getTime()
  // One that will lead elsewhere itself could lead back.
  if (!next || next.Retired || isToBeReplaced(next, now)) throw invalid([{ Field: 'ReplacedBy', Message: lifeMessages.standsIn }])
  return changeLife(ctx, QrCodeId, lifeMoves.replace, standIn)
}
