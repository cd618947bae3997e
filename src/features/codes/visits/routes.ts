import { route } from '../../../ui/route.ts'
import { requestFlag } from '../requests/model.ts'

/** Who is in the building now. */
export const frontDesk = route('/frontDesk', {
  title: { en: 'Front desk', es: 'Recepción', fr: 'Accueil' },
  may: requestFlag,
  needs: 'building',
  load: () => import('./screens/FrontDesk.tsx'),
})
/** The same as a list to hold in the hand outside. */
export const evacuationList = route('/evacuationList', {
  title: { en: 'Evacuation list', es: 'Lista de evacuación', fr: 'Liste d’évacuation' },
  may: requestFlag,
  needs: 'building',
  load: () => import('./screens/EvacuationList.tsx'),
})

/** Badges of who is inside, for label paper; `visit`: of one person. */
export const visitBadges = route('/visitBadges', {
  title: { en: 'Badges', es: 'Credenciales', fr: 'Badges visiteurs' },
  may: requestFlag,
  needs: 'building',
  load: () => import('./screens/VisitBadges.tsx'),
})

export const routes = [frontDesk, evacuationList, visitBadges]
