export { frame } from './frame.ts'
export { additions } from './record.ts'
export { routes } from './routes.ts'
