import { and, eq, isNull } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { Refusal } from '../../../../core/problem.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { rememberBrowser } from '../../../base/people/knownBrowser.server.ts'
import { building } from '../../buildings/tables.ts'
import { SignInByPin as call } from '../contract.ts'
import { countPin } from '../data.ts'
import { pinPlace, provePin } from '../prove.server.ts'
import { openPinSession } from '../session.server.ts'
import { pinCode } from '../tables.ts'

export const SignInByPin = handle(
  call,
  async (ctx, { Secret, PIN }) => {
    const place = await ctx.system('building by the secret of its sign', tx => placeOf(tx, Secret))
    const fitting = await provePin(ctx, { secret: Secret, place: place?.building ?? null, codes: place?.codes ?? [] }, PIN)
    return { place, fitting }
  },
  async (ctx, { Secret }, { place, fitting }) => {
    if (!place) throw new Refusal('usr.aut.pin') // no PIN fits where there is no building
    const { GroupId, id: BuildingId, TimeZone } = place.building
    await countPin(ctx.tx, { GroupId, BuildingId, Type: fitting.Type, Day: dayIn(TimeZone, ctx.now.getTime()), LastDate: ctx.now })
    rememberBrowser(ctx, pinPlace(Secret))
    return openPinSession(ctx, place, fitting) // countPin has entered the account
  },
)

const placeOf = async (tx: Tx, secret: string) => {
  const [found] = await tx
    .select({ building, accountGroup })
    .from(building)
    .innerJoin(accountGroup, eq(accountGroup.id, building.GroupId))
    .where(and(eq(building.PinSecret, secret.toUpperCase()), isNull(building.ArchivedDate), isNull(accountGroup.ArchivedDate)))
  if (!found) return null
  const { GroupId, id } = found.building
  const codes = await tx
    .select()
    .from(pinCode)
    .where(and(eq(pinCode.GroupId, GroupId), eq(pinCode.BuildingId, id)))
  return { ...found, codes }
}
