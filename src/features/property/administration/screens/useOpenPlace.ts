import { useRecent } from '../../../../ui/kit/stored.ts'
import { useGoTo } from '../../../../ui/route.ts'
import { type BuildingChoice, rememberChoices, useSession } from '../../../../ui/session.ts'
import { type RecentPlace, useRecentPlaces } from './recent.ts'

/** Chooses an account, or a building of it, and goes to where the work is: the buildings, or the building's QR codes. */
export const useOpenPlace = (): ((place: RecentPlace, known?: BuildingChoice) => void) => {
  const { can, chooseGroup, chooseBuilding, gId: current } = useSession()
  const goTo = useGoTo()
  const [, remember] = useRecentPlaces()
  // The pickers of the top bar show these first too.
  const [, pickedAccount] = useRecent('account')
  return (place, known) => {
    const { gId, account, bId } = place
    remember(place)
    pickedAccount(gId)
    rememberChoices({ groups: [{ id: gId, name: account }] })
    if (gId !== current || !bId) chooseGroup(gId, { id: gId, name: account })
    if (bId) chooseBuilding(bId, known)
    goTo(bId ? '/library/qrcodelist' : can('ManageEntities') ? '/properties' : '/')
  }
}
