import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { accountGroup } from '../../base/accounts/tables.ts'
import { flags, flagsIn, openSession } from '../../base/people/data.ts'
import type { SignInReply } from '../../base/people/model.ts'
import type { building } from '../buildings/tables.ts'
import { pinCode } from './tables.ts'

export type PinBuilding = { building: typeof building.$inferSelect; accountGroup: typeof accountGroup.$inferSelect }

/**
 * Opens the session of a PIN that was proven before this transaction, whose account is entered, and gives the reply of a sign-in: the lowest
 * role, in one building, for 12 hours, or for `seconds` where less is left of them. Throws `usr.aut.pin` where the PIN has been changed since.
 */
export const openPinSession = async (
  ctx: Ctx<'public'>,
  { building: { GroupId, id: BuildingId }, accountGroup: group }: PinBuilding,
  pin: Pick<typeof pinCode.$inferSelect, 'Type' | 'CodeHash'>,
  seconds?: number,
): Promise<SignInReply> => {
  if (!(await isStill(ctx.tx, { GroupId, BuildingId, ...pin }))) throw new Refusal('usr.aut.pin')
  const UserToken = await openSession(ctx.tx, { Kind: 'Pin', GroupId, BuildingId, Role: 'Employee', Purpose: pin.Type }, seconds)
  const own = await flagsIn(ctx.tx, GroupId, 'Employee')
  ctx.audit({ Object: 'session', ObjectId: BuildingId, After: { Type: pin.Type } })
  return {
    acId: BuildingId,
    UserName: `${pin.Type}@pin`,
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
    UserPersonal: { FullName: pin.Type, Picture: null, TimeZone: null },
    Theme: null,
    Language: null,
  }
}

type Kept = Pick<typeof pinCode.$inferSelect, 'GroupId' | 'BuildingId' | 'Type' | 'CodeHash'>
// The PIN was tried before the transaction: it may have been changed since. Who changes it signs its sessions out, and waits for this lock.
const isStill = async (tx: Tx, { GroupId, BuildingId, Type, CodeHash }: Kept): Promise<boolean> => {
  const [same] = await tx
    .select({ Type: pinCode.Type })
    .from(pinCode)
    .where(and(eq(pinCode.GroupId, GroupId), eq(pinCode.BuildingId, BuildingId), eq(pinCode.Type, Type), eq(pinCode.CodeHash, CodeHash)))
    .for('share')
  return same !== undefined
}
