import type { AccountAccess, Profile } from './sessionTypes.ts'

let owner: string | null = null
let own: AccountAccess | null = null
const known = new Map<string, AccountAccess>()

/** Takes the reply of a sign-in: it tells the place in the user's own account, and that of another user is forgotten. */
export const startPlaces = ({ acId, UserContext: { CurrentGroupId, PermissionsHash, AccessBuildingIds } }: Profile): void => {
  if (owner !== acId) known.clear()
  owner = acId
  own = { PermissionsHash, AccessBuildingIds }
  if (CurrentGroupId) known.set(CurrentGroupId, own)
}

export const keepPlace = (gId: string, place: AccountAccess): void => void known.set(gId, place)
export const isPlaceKnown = (gId: string): boolean => known.has(gId)
export const forgetPlaces = (): void => {
  asked.clear()
  owner = null
  own = null
  known.clear()
}

/** The profile as it is in an account; as in the user's own one where nothing is known of it. */
export const profileIn = (profile: Profile, gId: string | null): Profile => {
  const place = (gId && known.get(gId)) || own
  return place ? { ...profile, UserContext: { ...profile.UserContext, ...place } } : profile
}

const FRESH = 10_000
const asked = new Map<string, number>()
/** Whether it was asked in the last ten seconds what may be done in an account: a page that comes with its account asks once. */
export const askedLately = (gId: string): boolean => Date.now() - (asked.get(gId) ?? 0) < FRESH
export const noteAsked = (gId: string): void => void asked.set(gId, Date.now())
