import { and, eq, isNull } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { Refusal } from '../../../../core/problem.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { flags, flagsIn, openSession } from '../../../base/people/data.ts'
import { rememberBrowser } from '../../../base/people/knownBrowser.server.ts'
import { building } from '../../buildings/tables.ts'
import { SignInByPin as call } from '../contract.ts'
import { countPin } from '../data.ts'
import { pinPlace, provePin } from '../prove.server.ts'
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
    const {
      building: { id: BuildingId, GroupId, TimeZone },
      accountGroup: group,
    } = place
    await countPin(ctx.tx, { GroupId, BuildingId, Type: fitting.Type, Day: dayIn(TimeZone, ctx.now.getTime()), LastDate: ctx.now })
    if (!(await isStill(ctx.tx, fitting))) throw new Refusal('usr.aut.pin') // countPin has entered the account
    rememberBrowser(ctx, pinPlace(Secret))
    const UserToken = await openSession(ctx.tx, { Kind: 'Pin', GroupId, BuildingId, Role: 'Employee', Purpose: fitting.Type })
    const own = await flagsIn(ctx.tx, GroupId, 'Employee')
    ctx.audit({ Object: 'session', ObjectId: BuildingId, After: { Type: fitting.Type } })
    return {
      acId: BuildingId,
      UserName: `${fitting.Type}@pin`,
      UserToken,
      UserContext: {
        MemberRoleInGroup: 'Employee',
        CurrentGroupId: group.id,
        CurrentGroupName: group.GroupName,
        CurrentGroupLogoFilename: group.LogoFilename,
        PermissionsHash: flags(own),
        AccessBuildingIds: [BuildingId],
        AccountCount: 1,
      },
      UserPersonal: { FullName: fitting.Type, Picture: null, TimeZone: null },
      Theme: null,
      Language: null,
    }
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

// The PIN was tried before the transaction: it may have been changed since. Who changes it signs its sessions out, and waits for this lock.
const isStill = async (tx: Tx, { GroupId, BuildingId, Type, CodeHash }: typeof pinCode.$inferSelect): Promise<boolean> => {
  const [same] = await tx
    .select({ Type: pinCode.Type })
    .from(pinCode)
    .where(and(eq(pinCode.GroupId, GroupId), eq(pinCode.BuildingId, BuildingId), eq(pinCode.Type, Type), eq(pinCode.CodeHash, CodeHash)))
    .for('share')
  return same !== undefined
}
