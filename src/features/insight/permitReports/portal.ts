import { toDoLooks } from '../../base/handling/screens/toDoLooks.ts'
import { additions as dashboards } from './routes.ts'

export { routes } from './routes.ts'
export const additions = [...dashboards, toDoLooks.with(async () => (await import('./screens/toDoLooks.ts')).permitLooks)]
