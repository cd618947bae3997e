import { ownFile } from '../../core/ownFile.ts'
import { type GroupChoice, useSession } from '../session.ts'
import { useGroups } from './choices.ts'

/** The logo of the active account: as the list of accounts has it, else, for the user's own account, as the sign-in told it. */
export const useAccountLogo = (): string | null => {
  const { gId, profile, selection, isGlobalAdmin } = useSession()
  const { groups } = useGroups()
  if (!gId || (isGlobalAdmin && !selection.selectedGroupId)) return null
  const own = profile?.UserContext
  const account: GroupChoice | undefined = groups.find(({ id }) => id === gId)
  const listed = account?.logo
  const stored = listed === undefined && gId === own?.CurrentGroupId ? own.CurrentGroupLogoFilename : listed
  return stored ? ownFile(stored) : null
}
