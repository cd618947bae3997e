export { additions, routes } from './routes.ts'
