import type { BuildingId, GroupId, UserId } from '../../core/ids.ts'
import { type PermissionsHash, permissionsOf, type Role } from '../../core/permissions.ts'
import type { EndReason } from '../../core/wire.ts'
import type { Database, Tx } from '../db/database.ts'
import { isLost } from '../db/sqlState.ts'

/** What a token stands for, as the session feature reads it from the database. */
export type Identity = {
  readonly Kind: 'User' | 'Pin' | 'Anonymous' | 'Print'
  readonly UserId: UserId
  readonly FullName: string
  /** Set for people of the provider: this role holds in every account. */
  readonly GlobalRole: Role | null
  readonly Purpose: string | null
  readonly members: readonly Membership[]
}
export type Membership = {
  readonly GroupId: GroupId
  readonly Role: Role
  /** What the user may do in this account, computed from role, account and permission set. */
  readonly Permissions: PermissionsHash
  readonly buildings: readonly BuildingId[] | 'all'
}

/** Reads the identity of a token's hash; null for an unknown or ended session. */
export type Identify = (tokenHash: string) => Promise<Identity | null>

/** A session at this moment: who it is of and how many ms it has left, or why it has ended, where that is known. */
export type Standing =
  | { readonly identity: Identity; readonly endsIn: number }
  | { readonly identity: null; readonly ended: EndReason | undefined }

/** Looks at sessions by the hashes of their tokens, without counting as a use of them. */
export type Look = (tokenHashes: readonly string[]) => Promise<ReadonlyMap<string, Standing>>

/** Reads who callers are, and makes the first of them. */
export type IdentitySource = {
  identify(db: Database): Identify
  lookAt(db: Database): Look
  /** Exchanges the one-use token of a print page for one of a session; null for a token that is unknown, used or over. */
  exchangePrintToken(db: Database, token: string): Promise<string | null>
  /** Without any user: makes a global admin of this e-mail, still without a password. */
  makeFirstAdmin(tx: Tx, Email: string): Promise<void>
  /** The link by which the first admin sets a password; null once they have. */
  openFirstAdminLink(tx: Tx): Promise<{ Email: string; secret: string } | null>
}

/** The caller's place in an account, or null when the account is not theirs. */
export const membershipIn = (identity: Identity, group: string): Membership | null =>
  identity.GlobalRole
    ? { GroupId: group as GroupId, Role: identity.GlobalRole, Permissions: permissionsOf(identity.GlobalRole), buildings: 'all' } // existence is proven by the queries that follow
    : (identity.members.find(one => one.GroupId === group) ?? null)

/** Permissions in an account; without one, those of the caller's first account or global role. */
export const permissionsIn = (identity: Identity, membership: Membership | null): PermissionsHash => {
  if (identity.Kind === 'Anonymous') return {}
  if (membership) return membership.Permissions
  return identity.GlobalRole ? permissionsOf(identity.GlobalRole) : (identity.members[0]?.Permissions ?? {})
}

/** An identity is read again after 5 s at the latest, whatever becomes of the clock; at once when the session feature says so. */
export const cacheIdentities = (identify: Identify, lifetime = 5000): Identify & { forget(tokenHash?: string): void } => {
  const known = new Map<string, { at: number; identity: Promise<Identity | null> }>()
  const read = (tokenHash: string) => {
    const entry = known.get(tokenHash)
    if (entry && performance.now() - entry.at < lifetime) return entry.identity
    const identity = identify(tokenHash).catch(error => {
      if (isLost(error)) return identify(tokenHash) // its connection had died in the pool
      throw error
    })
    if (known.size > 20_000) known.clear()
    known.set(tokenHash, { at: performance.now(), identity })
    identity.catch(() => known.delete(tokenHash))
    return identity
  }
  return Object.assign(read, { forget: (tokenHash?: string) => (tokenHash ? void known.delete(tokenHash) : known.clear()) })
}
