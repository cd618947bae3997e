import { useSyncExternalStore } from 'react'
import { isGlobalAdmin, may, type Permission, type PermissionsHash } from '../core/permissions.ts'
import { requireChosen } from './nothingChosen.ts'
import { chooseBuilding, chooseChannel, chooseGroup, groupOf, sessionStore, signIn, signOut } from './sessionState.ts'

export { NothingChosen } from './nothingChosen.ts'
export * from './sessionState.ts'
export type * from './sessionTypes.ts'

/** The signed-in user, their permissions, and the chosen account and building. */
export const useSession = () => {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get)
  const { profile, selection, status } = state
  const permissions: PermissionsHash = profile?.UserContext.PermissionsHash ?? {}
  const gId = groupOf(state)
  const own = profile?.UserContext
  return {
    status,
    profile,
    permissions,
    can: (wanted: Permission | readonly Permission[] | undefined): boolean => may(permissions, wanted),
    isGlobalAdmin: isGlobalAdmin(permissions),
    gId,
    group: gId ? { id: gId, name: selection.selectedGroupId ? selection.selectedGroupName : (own?.CurrentGroupName ?? '') } : null,
    bId: selection.selectedPropertyId,
    building: selection.selectedPropertyId
      ? {
          id: selection.selectedPropertyId,
          name: selection.selectedPropertyName,
          code: selection.buildingCode,
          propertyTag: selection.propertyTag,
        }
      : null,
    selection,
    over: state.over,
    chooseGroup,
    chooseBuilding,
    chooseChannel,
    signIn,
    signOut,
  }
}

/** The account of the scope; only for screens that are shown with one chosen. Throws otherwise. */
export const useGroupId = (): string => requireChosen(useSession().gId, 'account')

/** The chosen building; only for screens that are shown with one chosen. Throws otherwise. */
export const useBuildingId = (): string => requireChosen(useSession().bId, 'building')
