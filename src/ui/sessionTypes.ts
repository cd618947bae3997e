import type { PermissionsHash } from '../core/permissions.ts'
import type { EndReason } from '../core/wire.ts'
import type { Language } from '../core/words.ts'

/** What a user is in one account: permissions and buildings differ from account to account. */
export type AccountAccess = {
  PermissionsHash: PermissionsHash
  /** Buildings that the user may see; empty: all of the account. */
  AccessBuildingIds?: readonly string[] | undefined
}

/** The reply of sign-in and renew, by the specification's names. */
export type SignInReply = {
  acId: string
  UserName: string
  UserToken: string
  UserContext: UserContext
  UserPersonal?: Personal | undefined
}
/** `Picture`: address of the user's own picture; `TimeZone`: IANA name, null as the device says. */
export type Personal = { FullName: string; Picture?: string | null | undefined; TimeZone?: string | null | undefined }
export type UserContext = {
  MemberRoleInGroup: string
  CurrentGroupId: string
  CurrentGroupName: string
  CurrentGroupLogoFilename?: string | null | undefined
  PermissionsHash: PermissionsHash
  /** Buildings that the user may see; empty: all of the account. */
  AccessBuildingIds?: readonly string[] | undefined
  /** How many accounts the user is a member of. */
  AccountCount?: number | undefined
}
export type Profile = Omit<SignInReply, 'UserToken'>
export type GroupChoice = { id: string; name: string; logo?: string | null | undefined; city?: string | null | undefined }
export type ChannelChoice = { id: string; name: string; MappedGroups: readonly string[] }
export type BuildingChoice = {
  id: string
  name: string
  code?: string | null | undefined
  city?: string | null | undefined
  propertyTag?: { PropertyTagId: string; Name: string } | null | undefined
}
export type Selection = {
  selectedGroupId: string | null
  selectedGroupName: string
  selectedPropertyId: string | null
  selectedPropertyName: string
  buildingCode: string
  propertyTag: { PropertyTagId: string; Name: string } | null
  /** Chosen channel, of users with GlobalManageGroups. */
  channel: string | null
}
/** Buildings that a picker loads at once, as the document says; an account with more is searched on the server. */
export const MOST_BUILDINGS = 999

/** What the session asks of the server. Features give the calls (`portal.ts`); `ui` knows none. */
export type SessionPorts = {
  /** HttpOnly cookie → new token. Rejects without a cookie. */
  renew(): Promise<SignInReply>
  signOut(): Promise<unknown>
  /** Accounts to choose from. A failure stays silent. */
  groups(): Promise<readonly GroupChoice[]>
  channels(): Promise<readonly ChannelChoice[]>
  /** As many as a picker loads at once, in order of their names; with `text`, those that hold it. */
  buildings(gId: string, text?: string): Promise<readonly BuildingChoice[]>
  /** One building, where it is not in the list of the account. */
  building?(gId: string, bId: string): Promise<BuildingChoice>
  /** Keeps theme and language with the user, for the next browser. */
  keepSettings?(settings: { Theme: 'light' | 'dark' | 'system'; Language: Language }): Promise<unknown>
  /** What the user is in an account, where that differs from account to account. */
  place?(gId: string): Promise<AccountAccess>
  /** The calls behind the lists: `refresh(call)` then loads the pickers again too. */
  groupsCall?: { path: string }
  channelsCall?: { path: string }
  buildingsCall?: { path: string }
}
export type SessionState = {
  status: 'starting' | 'out' | 'in'
  profile: Profile | null
  selection: Selection
  /** The user has left by Logout; the sign-in page then needs no way back. */
  left?: boolean
  /** The session has ended by itself or elsewhere. With `out` the sign-in page says so; with `in` unsaved input waits for the user's return. */
  over?: { reason: EndReason | null }
}

/** Whether a session was opened by a building's PIN: it is nobody's, so that it has no settings, tasks or mail. */
export const isByPin = (profile: { UserName: string } | null): boolean => profile?.UserName.endsWith('@pin') ?? false
