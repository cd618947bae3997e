import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, notFound } from '../../../core/problem.ts'
import { setOutOfUse } from '../../../platform/db/outOfUse.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { lockRecord, saveRecord } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { signsIn, worksIn } from '../../base/handling/assignees.server.ts'
import { setRetired } from '../../codes/qr/data.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import { roundSavedEvent } from './contract.ts'
import { cancelDues } from './keepDues.server.ts'
import type { RoundRecord } from './save.server.ts'
import { round } from './tables.ts'

type Group = Ctx<'group'>

/** A round in use that the caller sees, locked. Throws `sys.obj.nof`. */
export const lockSeenRound = async (ctx: Group, id: string): Promise<RoundRecord> => {
  const row = await lockRecord(ctx, round, and(seenBy(ctx, round), eq(round.id, id)))
  if (row.Retired) throw notFound()
  return row
}

/** Says who walks a round. Throws `req.val.inv` for somebody who does not sign in, or does not work in its building. */
export const assignRound = async (ctx: Group, RoundId: string, UserId: string | null) => {
  const row = await lockSeenRound(ctx, RoundId)
  if (UserId !== null) await requireWalker(ctx, row.BuildingId, UserId)
  const { Version } = await saveRecord(ctx, round, row, { AssignerId: UserId }, { Object: 'field_round' })
  await ctx.publish(roundSavedEvent, { RoundId, BuildingId: row.BuildingId })
  return { RoundId, Version }
}

/** Throws `req.val.inv` at `UserId` for somebody who does not sign in, or does not work in a building. */
export const requireWalker = async ({ tx, GroupId }: Pick<Group, 'tx' | 'GroupId'>, BuildingId: string, UserId: string): Promise<void> => {
  const own = and(eq(contact.GroupId, GroupId), eq(contact.UserId, UserId), signsIn, worksIn(BuildingId))
  const [found] = await tx.select({ id: contact.id }).from(contact).where(own).limit(1)
  if (!found) throw invalid([misfit('UserId', hints.choice)])
}

/** Takes rounds out of use with their codes: their open dues are canceled, what was walked stays. Gives how many. */
export const deleteRounds = async (ctx: Group, ids: readonly string[]): Promise<number> => {
  const rows = await ctx.tx
    .select()
    .from(round)
    .where(and(seenBy(ctx, round), oneOf(round.id, ids), eq(round.Retired, false)))
    .orderBy(round.id)
    .for('update')
  for (const row of rows) {
    await setOutOfUse(ctx, round, row, true, { Object: 'field_round' })
    await cancelDues(ctx, row.id)
    await retireOwnCode(ctx, row.QrCodeId)
    await ctx.publish(roundSavedEvent, { RoundId: row.id, BuildingId: row.BuildingId })
  }
  return rows.length
}

const retireOwnCode = async (ctx: Group, QrCodeId: string): Promise<void> => {
  const own = and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, QrCodeId), eq(qrCode.Retired, false))
  const [code] = await ctx.tx.select({ id: qrCode.id }).from(qrCode).where(own)
  if (code) await setRetired(ctx, QrCodeId, true)
}
