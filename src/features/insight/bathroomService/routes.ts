import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { bathroomServiceDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(bathroomServiceDashboard, {
  building: ['/analytics/dashboard/bathroomService', '/reportBathroomService/{bId}/{eId?}'],
  load: () => import('./screens/bathroomService.ts'),
})

/** The address of one restroom of a building. */
export const restroomPath = (bId: string, eId: string): string => `/reportBathroomService/${bId}/${eId}`
