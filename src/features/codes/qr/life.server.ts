import { and, eq } from 'drizzle-orm'
import { invalid } from '../../../core/problem.ts'
import type { Move } from '../../../core/stateTable.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import { requireMove } from '../../../platform/db/state.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { lockQrCodes } from './bulk.server.ts'
import { changedTopic, type QrCodeRow } from './data.ts'
import { type LifeState, lifeMessages, lifeMoves, lifeOf } from './life.ts'
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
  const before = await lockRecord(ctx, qrCode, and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, QrCodeId)))
  requireVersion(before, read)
  if (move) requireMove(ctx, { Status: lifeOf(before, ctx.now.getTime()) }, move)
  const { Version } = await saveRecord(ctx, qrCode, before, columns, { Object: 'qr_code' })
  await ctx.notify(changedTopic, before.Address)
  return { QrCodeId, Version }
}

/** Leads a code to another. Both are locked in one order, so that no two can stand in for each other. */
export const replaceQrCode = async (ctx: GroupCtx, QrCodeId: string, ReplacedBy: string): Promise<Changed> => {
  if (ReplacedBy === QrCodeId) throw invalid([{ Field: 'ReplacedBy', Message: lifeMessages.byItself }])
  const next = (await lockQrCodes(ctx, [QrCodeId, ReplacedBy])).find(({ id }) => id === ReplacedBy)
  const state = next && lifeOf(next, ctx.now.getTime())
  if (state !== 'Active' && state !== 'Paused') throw invalid([{ Field: 'ReplacedBy', Message: lifeMessages.standsIn }])
  return changeLife(ctx, QrCodeId, lifeMoves.replace, { ReplacedBy })
}
