import { route } from '../../../ui/route.ts'

const title = { en: 'Import of reviews', es: 'Importación de reseñas', fr: 'Import d’avis' }
const terms = { title, may: 'SocialReputationReport', needs: 'account' } as const

/** Imports of reviews: a new file, and what earlier ones did. */
export const imports = route('/importReviews', { ...terms, load: () => import('./screens/Imports.tsx') })

/** One file: its columns, its rows, and its result. */
export const importFile = route('/importReviews/{importId}', { ...terms, load: () => import('./screens/ImportFile.tsx') })

export const routes = [imports, importFile]
