import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { building } from '../../../property/buildings/tables.ts'
import { openPinSession } from '../../../property/pins/session.server.ts'
import { codeAddress, qrCode } from '../../qr/tables.ts'
import { readPins } from '../codes.server.ts'
import { SignInByScan as call } from '../contract.ts'
import { grantHours, grantsFor } from '../grants.server.ts'

/** What was typed at the code is proof for what is left of its hours; it was counted, and among the wrong ones if it was, when it was typed. */
export const SignInByScan = handle(
  call,
  async (ctx, { Address }) => {
    const place = await ctx.system('code at which a PIN was typed', tx => placeOf(tx, Address.toUpperCase()))
    if (!place || !ctx.http.sameOrigin) throw new Refusal('usr.aut.pin')
    const [grant] = grantsFor(ctx.secret, place, ctx.http.scan, +ctx.now)
    if (!grant) throw new Refusal('usr.aut.pin')
    return { place, ...grant }
  },
  async (ctx, _input, { place, pin, since }) => {
    await ctx.tx.execute(sql`select enter_group(${place.building.GroupId}::uuid)`) // what was typed has proven the account
    const left = since + grantHours * 3600 - Math.floor(+ctx.now / 1000)
    return openPinSession(ctx, place, pin, left)
  },
)

const placeOf = async (tx: Tx, Address: string) => {
  const [at] = await tx.select().from(codeAddress).where(eq(codeAddress.Address, Address))
  if (!at) return null
  const { GroupId } = at
  const inUse = and(eq(qrCode.Retired, false), isNull(building.ArchivedDate), isNull(accountGroup.ArchivedDate))
  const [found] = await tx
    .select({ building, accountGroup })
    .from(qrCode)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, qrCode.BuildingId)))
    .innerJoin(accountGroup, eq(accountGroup.id, qrCode.GroupId))
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, at.QrCodeId), inUse))
  return found ? { Address, ...found, pins: await readPins(tx, GroupId, found.building.id) } : null
}
