import { additions as record } from './record.ts'
import { additions as dashboard } from './routes.ts'

export { routes } from './routes.ts'
export const additions = [...record, ...dashboard]
