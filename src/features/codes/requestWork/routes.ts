import { route } from '../../../ui/route.ts'
import { requestFlag as may } from '../requests/model.ts'

/** A request for somebody who called, came by or wrote. */
export const newRequestPage = route('/requests/new', {
  title: { en: 'New request', es: 'Nueva solicitud', fr: 'Nouvelle demande' },
  may,
  needs: 'building',
  load: () => import('./screens/NewRequest.tsx'),
})
/** Requests of the building that come again by themselves. */
export const requestPlansPage = route('/requests/recurring', {
  title: { en: 'Recurring requests', es: 'Solicitudes recurrentes', fr: 'Demandes récurrentes' },
  may,
  needs: 'building',
  load: () => import('./screens/RequestPlans.tsx'),
})

export const routes = [newRequestPage, requestPlansPage]
