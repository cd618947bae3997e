import { buildingFeedback } from './routes.ts'

export { routes } from './routes.ts'
export const additions = buildingFeedback.additions
