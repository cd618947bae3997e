import { appUser, member } from '../../features/base/people/tables.ts'
import { contactRole } from '../../features/property/contacts/contactRoles.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MadeBuilding } from './account.ts'
import { USERS } from './content/people.ts'
import type { DemoUser } from './content/types.ts'

/** Codes of the buildings that somebody may see; who is not named here sees every building of the account. */
const access: Readonly<Record<string, readonly string[]>> = {
  gm: ['ASE', 'ASW', 'WLC'],
  pm: ['WLC'],
  chief: ['ASE', 'ASW'],
  engineer: ['ASE'],
  manager: ['BYR', 'LAN'],
  coi: ['ASE', 'ASW'],
}

/** A user of the account with the ids that they were given. */
export type MadeUser = { user: DemoUser; UserId: string; MemberId: string; AccessBuildingIds: string[] | null }

/** Writes the users of an account with their places in it. All have the same password. */
export const makeUsers = async (
  tx: Tx,
  users: readonly DemoUser[],
  buildings: readonly MadeBuilding[],
  PasswordHash: string,
): Promise<MadeUser[]> => {
  const GroupId = buildings[0]?.GroupId
  if (!GroupId || users.length === 0) return []
  const made = await tx
    .insert(appUser)
    .values(users.map(user => userRow(user, PasswordHash)))
    .returning({ id: appUser.id, Email: appUser.Email })
  const places = users.map(({ Email, Role, Title, PhoneNumber }) => {
    const UserId = made.find(row => row.Email === Email)?.id
    if (!UserId) throw new Error(`no user ${Email} was made`)
    const PermissionSet = contactRole(Role)?.PermissionSet ?? null
    return {
      GroupId,
      UserId,
      MemberRoleInGroup: Role,
      Title,
      Phone: PhoneNumber,
      PermissionSet,
      AccessBuildingIds: seenBy(Email, buildings),
    }
  })
  const members = await tx.insert(member).values(places).returning({ id: member.id, UserId: member.UserId })
  return users.map((user, i) => {
    const place = places[i]
    const MemberId = members.find(row => row.UserId === place?.UserId)?.id
    if (!place || !MemberId) throw new Error(`no place of ${user.Email} was made`)
    return { user, UserId: place.UserId, MemberId, AccessBuildingIds: place.AccessBuildingIds }
  })
}

/** Writes the users above all accounts. */
export const makeGlobalUsers = async (tx: Tx, PasswordHash: string): Promise<void> => {
  const users = USERS.filter(user => user.group === undefined)
  await tx.insert(appUser).values(users.map(user => ({ ...userRow(user, PasswordHash), GlobalRole: user.Role })))
}

const userRow = ({ Email, FullName }: DemoUser, PasswordHash: string) => ({ Email: Email.toLowerCase(), FullName, PasswordHash })

const seenBy = (email: string, buildings: readonly MadeBuilding[]): string[] | null => {
  const codes = access[email.split(/[.@]/, 1)[0] ?? '']
  return codes ? buildings.filter(({ building }) => codes.includes(building.Code)).map(({ BuildingId }) => BuildingId) : null
}
