import { dashboards } from '../dashboards/model.ts'
import { scanDashboards } from './dashboard.ts'

export { routes } from './routes.ts'
export const additions = [dashboards.with(...scanDashboards)]
