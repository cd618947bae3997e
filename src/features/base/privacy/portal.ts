export { frame } from './frame.ts'
export { routes } from './routes.ts'
