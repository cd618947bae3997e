import type { BuildingId, GroupId, UserId } from '../../../core/ids.ts'
import { flagsOf, type Overrides, type PermissionSet, permissionsOf, type Role } from '../../../core/permissions.ts'
import type { EndReason } from '../../../core/wire.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Identify, Identity, Look, Membership } from '../../../platform/gate/identity.ts'
import { roleOf } from './data.ts'

type IdentityRow = {
  token_hash: string
  alive: boolean
  ends_in: number
  ended: EndReason | null
  kind: Identity['Kind']
  user_id: string | null
  group_id: string | null
  building_id: string | null
  purpose: string | null
  stale: boolean
  full_name: string | null
  global_role: string | null
  overrides: Overrides | null
  members: Member[] | null
}
type Member = {
  group_id: string
  role: string
  buildings: string[] | null
  overrides: Overrides | null
  permission_set: PermissionSet | null
}

const overridesOf = (group: string, role: string) =>
  `(select json_object_agg(r.permission, r.granted) from role_permission r where r.group_id = ${group} and r.role = ${role})`

const lasts = 'least(s.expires_date, s.seen_date + make_interval(mins => s.idle_minutes))'

// A session of an account that is archived is over, and one of somebody all whose accounts are; those of a building: `endInArchived`.
const archived = `(exists (select from account_group a where a.id = s.group_id and a.archived_date is not null)
  or (u.global_role is null and coalesce((select bool_and(a.archived_date is not null)
    from member m join account_group a on a.id = m.group_id where m.user_id = s.user_id and not m.disabled), false)))`

const query = `/* session */ select s.token_hash, s.kind, s.user_id, s.group_id, s.building_id, s.purpose,
  s.seen_date < now() - interval '1 minute' as stale, ${lasts} > now() and coalesce(u.disabled, false) = false and not ${archived} as alive,
  (extract(epoch from ${lasts} - now()) * 1000)::float8 as ends_in,
  coalesce(s.ended, case when u.disabled or ${archived} then 'Access' when s.expires_date <= now() then 'Age' else 'Idle' end) as ended,
  u.full_name, u.global_role,
  ${overridesOf('s.group_id', 's.role')} as overrides,
  (select json_agg(json_build_object('group_id', m.group_id, 'role', m.member_role_in_group, 'buildings', m.access_building_ids,
     'permission_set', m.permission_set, 'overrides', ${overridesOf('m.group_id', 'm.member_role_in_group')}) order by m.created_date)
   from member m join account_group a on a.id = m.group_id and a.archived_date is null where m.user_id = s.user_id and not m.disabled) as members
from session s left join app_user u on u.id = s.user_id
where s.token_hash = any($1)`

const rowsOf = async (db: Database, tokenHashes: readonly string[]): Promise<IdentityRow[]> =>
  endInArchived(db, (await db.system.query<IdentityRow>(query, [tokenHashes])).rows)

/** Sessions of a building (PINs, public pages) are over when it is archived. Asked by themselves: sessions and buildings lie apart, and each account on its node. */
const endInArchived = async (db: Database, rows: readonly IdentityRow[]): Promise<IdentityRow[]> => {
  const placed = Map.groupBy(
    rows.filter(row => row.building_id !== null),
    row => row.group_id,
  )
  const gone = await Promise.all([...placed].map(([group, some]) => archivedOf(db, group, some)))
  const ids = new Set(gone.flat())
  return rows.map(row => (row.building_id && ids.has(row.building_id) ? { ...row, alive: false, ended: row.ended ?? 'Access' } : row))
}

const archivedOf = async (db: Database, group: string | null, rows: readonly IdentityRow[]): Promise<string[]> => {
  // While the node of an account is away its sessions can do nothing, and those of others are not to wait for it.
  const there = await db.requireNode(group as GroupId).then(
    () => true,
    () => false,
  )
  if (!there) return []
  const { rows: gone } = await db.system.query<{ id: string }>(
    'select id from building where group_id = $1 and id = any($2::uuid[]) and archived_date is not null',
    [group, rows.map(row => row.building_id)],
  )
  return gone.map(({ id }) => id)
}

/** Reads a session and its user's memberships; the database's clock judges its end. A use within the last minute is not written again. */
export const identify =
  (db: Database): Identify =>
  async tokenHash => {
    const [row] = await rowsOf(db, [tokenHash])
    if (!row?.alive) return null
    if (row.stale) await db.system.query('update session set seen_date = now() where token_hash = $1', [tokenHash])
    return identityOf(row)
  }

/** The same without a use, and with when or why the session ends. */
export const lookAt =
  (db: Database): Look =>
  async tokenHashes => {
    const rows = await rowsOf(db, tokenHashes)
    return new Map(
      rows.map(row => [
        row.token_hash,
        row.alive ? { identity: identityOf(row), endsIn: row.ends_in } : { identity: null, ended: row.ended ?? undefined },
      ]),
    )
  }

const identityOf = (row: IdentityRow): Identity => ({
  Kind: row.kind,
  UserId: (row.user_id ?? nobody) as UserId, // proven by its session
  FullName: row.full_name ?? (row.kind === 'Pin' ? `PIN ${row.purpose}` : 'Visitor'),
  GlobalRole: row.kind === 'User' ? roleOf(row.global_role) : null,
  Purpose: row.purpose,
  members: row.kind === 'User' ? placesOf(row) : row.kind === 'Print' ? printed(row) : bound(row),
})

const placesOf = (row: IdentityRow): Membership[] => (row.members ?? []).flatMap(membership)

const nobody = '00000000-0000-0000-0000-000000000000'

const membership = ({ group_id, role, buildings, overrides, permission_set }: Member): Membership[] => {
  const Role = roleOf(role)
  if (!Role) return []
  const Permissions = flagsOf(Role, overrides ?? {}, permission_set)
  return [{ GroupId: group_id as GroupId, Role, Permissions, buildings: buildings ? (buildings as BuildingId[]) : 'all' }]
}

// A page that is printed reads what its reader may at this moment, in one account, mostly in one building of theirs.
const printed = (row: IdentityRow): Membership[] => {
  const { group_id, building_id, global_role } = row
  const everywhere = roleOf(global_role)
  const places = everywhere
    ? [{ GroupId: group_id as GroupId, Role: everywhere, Permissions: permissionsOf(everywhere), buildings: 'all' as const }]
    : placesOf(row).filter(one => one.GroupId === group_id)
  if (!group_id || !building_id) return group_id ? places : []
  const seen = places.filter(({ buildings }) => buildings === 'all' || buildings.includes(building_id as BuildingId))
  return seen.map(one => ({ ...one, buildings: [building_id as BuildingId] }))
}

// A PIN or a public page works in one account, mostly in one building.
const bound = ({ kind, group_id, building_id, overrides }: IdentityRow): Membership[] => {
  if (!group_id) return []
  const Role: Role = kind === 'Pin' ? 'Employee' : 'Visitor'
  const buildings = building_id ? [building_id as BuildingId] : []
  return [{ GroupId: group_id as GroupId, Role, Permissions: flagsOf(Role, overrides ?? {}, null), buildings }]
}
