import { toDoLooks } from '../../base/handling/screens/toDoLooks.ts'

export { routes } from './routes.ts'
export const additions = [toDoLooks.with(async () => (await import('./screens/toDoLooks.ts')).answerLooks)]
