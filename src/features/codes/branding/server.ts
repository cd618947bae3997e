export { additions } from './record.ts'
