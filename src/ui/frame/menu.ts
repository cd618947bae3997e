import type { ComponentType } from 'react'
import { isGlobalAdmin, may, type Permission, type PermissionsHash } from '../../core/permissions.ts'
import type { LanguageText } from '../language.ts'
import type { UserContext } from '../sessionTypes.ts'

export type MenuRow = {
  /** Id of its group. */
  group: string
  /** Its place in the group. */
  order: number
  label: LanguageText
  /** One line that tells it from others of a like name; the palette shows it, the menu on hover. */
  about?: LanguageText
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
  /** Where it leads. `{bId}` and `{gId}` or `{groupId}` in the path are filled from the selection, if they are not optional. */
  route: { path: string }
  may?: Permission | readonly Permission[] | undefined
  /** First path segments (or whole paths) of other pages that belong to it: it is highlighted there too. */
  alsoFor?: readonly string[]
}
export type MenuGroup = { id: string; label: LanguageText; may?: Permission | readonly Permission[] | undefined }
type Scope = { permissions: PermissionsHash; selectedGroupId: string | null; pathname: string }

/** The page on which an account is made; its menu is the single item Create. */
export const CREATE_PATH = '/accountCreate'

/** The rows that a user sees now: by permission; none for a global admin without an account; only Create where an account is made. */
export const visibleRows = (
  rows: readonly MenuRow[],
  groups: readonly MenuGroup[],
  { permissions, selectedGroupId, pathname }: Scope,
): MenuRow[] | 'create' => {
  if (pathname.replace(/\/$/, '') === CREATE_PATH) return 'create'
  if (isGlobalAdmin(permissions) && !selectedGroupId) return []
  const open = new Set(groups.filter(group => may(permissions, group.may)).map(group => group.id))
  return rows.filter(row => open.has(row.group) && may(permissions, row.may))
}

const fixedPart = (path: string): string => path.replace(/\/\{.*$/, '') || '/'

/** The row that a page belongs to: the longest path that begins it, else a row that names it in `alsoFor`. */
export const activeRow = (rows: readonly MenuRow[], pathname: string): MenuRow | undefined => {
  const begins = (start: string) => pathname === start || (start !== '/' && pathname.startsWith(`${start}/`))
  const own = rows.filter(row => begins(fixedPart(row.route.path)))
  const named = rows.find(row => row.alsoFor?.some(name => (name.startsWith('/') ? begins(name) : pathname.split('/').includes(name))))
  return named ?? own.sort((a, b) => fixedPart(b.route.path).length - fixedPart(a.route.path).length)[0]
}

/** The address of a row for the selection; null while it needs a building or an account that is not chosen. */
export const addressOf = ({ route }: MenuRow, { gId, bId }: { gId: string | null; bId: string | null }): string | null => {
  const ids: Record<string, string | null> = { bId, buildingId: bId, gId, groupId: gId }
  let missing = false
  const address = route.path.replace(/\/\{(\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const id = ids[name]
    if (id) return `/${encodeURIComponent(id)}`
    if (!optional) missing = true
    return ''
  })
  return missing ? null : address || '/'
}

/** Where the logo leads: account search for global admins and while a building is chosen, else the start page. */
export const logoTarget = (permissions: PermissionsHash, bId: string | null): '/adminSearch' | '/' =>
  isGlobalAdmin(permissions) || bId ? '/adminSearch' : '/'

/** Whether somebody sees only their own account and loads no list: GMPM and Executive, where they are members of one. */
export const ownAccountOnly = (user: Pick<UserContext, 'MemberRoleInGroup' | 'AccountCount'> | undefined): boolean =>
  ['GMPM', 'GM', 'PM', 'Executive'].includes(user?.MemberRoleInGroup ?? '') && (user?.AccountCount ?? 1) <= 1
