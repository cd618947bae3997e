import { dashboards } from '../dashboards/model.ts'
import { feedbackDashboard } from './dashboard.ts'

export { routes } from './routes.ts'
export const additions = [dashboards.with(feedbackDashboard)]
