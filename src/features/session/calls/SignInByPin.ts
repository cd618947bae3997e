import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import { accountGroup } from '../../accounts/tables.ts'
import { building, pinCode } from '../../buildings/tables.ts'
import { dayIn } from '../../scans/days.ts'
import { SignInByPin as call } from '../contract.ts'
import { countPin, flags, flagsIn, openSession } from '../data.ts'
import { pinFits } from '../secrets.server.ts'

export const SignInByPin = handle(call, async (ctx, { Secret, PIN }) => {
  await ctx.limit(`pin:${Secret.toUpperCase()}`, 10)
  const place = await ctx.system('building by the secret of its sign', async tx => {
    const [found] = await tx
      .select({ building, accountGroup })
      .from(building)
      .innerJoin(accountGroup, eq(accountGroup.id, building.GroupId))
      .where(eq(building.PinSecret, Secret.toUpperCase()))
    const codes = found
      ? await tx
          .select()
          .from(pinCode)
          .where(and(eq(pinCode.GroupId, found.building.GroupId), eq(pinCode.BuildingId, found.building.id)))
      : []
    return found ? { ...found, codes } : null
  })
  const fitting = place ? await firstFitting(ctx.secret, place.building.id, PIN, place.codes) : undefined
  if (!place || !fitting) throw new Refusal('usr.aut.pin')
  const {
    building: { id: BuildingId, GroupId, TimeZone },
    accountGroup: group,
  } = place
  await countPin(ctx.tx, { GroupId, BuildingId, Type: fitting.Type, Day: dayIn(TimeZone, ctx.now.getTime()), LastDate: ctx.now })
  const UserToken = await openSession(ctx.tx, { Kind: 'Pin', GroupId, BuildingId, Role: 'Employee', Purpose: fitting.Type })
  const own = await flagsIn(ctx.tx, GroupId, 'Employee') // countPin has entered the account
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
    },
    UserPersonal: { FullName: fitting.Type },
    Theme: null,
    Language: null,
  }
})

const firstFitting = async <C extends { CodeHash: string }>(
  key: string,
  buildingId: string,
  pin: string,
  codes: readonly C[],
): Promise<C | undefined> => {
  for (const code of codes) if (await pinFits(key, buildingId, pin, code.CodeHash)) return code
  return undefined
}
