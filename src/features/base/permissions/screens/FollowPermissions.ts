import { useEvent } from '../../../../ui/events.ts'
import { refreshPermissions } from '../../../../ui/session.ts'
import { permissionsChanged } from '../contract.ts'

/** Shows nothing: asks anew what the user may do when somebody has changed it. */
export const FollowPermissions = (): null => {
  useEvent(permissionsChanged, () => void refreshPermissions())
  return null
}
