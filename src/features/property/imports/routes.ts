import { route } from '../../../ui/route.ts'

/** Imports of buildings: a new file, and what earlier ones did. */
export const imports = route('/properties/import', {
  title: { en: 'Import buildings', es: 'Importar edificios', fr: 'Importer des immeubles' },
  may: 'GlobalManageEntities',
  needs: 'account',
  load: () => import('./screens/Imports.tsx'),
})

/** One file: its columns, its rows, and its result. */
export const importFile = route('/properties/import/{importId}', {
  title: { en: 'Import buildings', es: 'Importar edificios', fr: 'Importer des immeubles' },
  may: 'GlobalManageEntities',
  needs: 'account',
  load: () => import('./screens/ImportFile.tsx'),
})

export const routes = [imports, importFile]
