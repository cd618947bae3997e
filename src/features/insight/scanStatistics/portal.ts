import { scanDashboards } from './routes.ts'

export { routes } from './routes.ts'
export const additions = scanDashboards.flatMap(one => one.additions)
