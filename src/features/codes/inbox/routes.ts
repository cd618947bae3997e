import { route } from '../../../ui/route.ts'
import { requestFlag as may } from '../requests/model.ts'

const title = { en: 'Requests', es: 'Solicitudes', fr: 'Demandes' }

/** Query: `status`, `type`, `urgency`, `mine`; the building is the chosen one. */
export const requestList = route('/requests', { title, may, needs: 'account', load: () => import('./screens/RequestList.tsx') })

export const requestPage = route('/requests/{groupId}/{requestId}', { title, may, load: () => import('./screens/RequestPage.tsx') })

export const routes = [requestList, requestPage]
