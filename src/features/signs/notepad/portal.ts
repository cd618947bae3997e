import { selectorPages } from '../../../ui/frame/selectorPages.ts'
import { notepadEntry } from './routes.ts'

export { routes } from './routes.ts'
export const additions = [selectorPages.with(notepadEntry)]
