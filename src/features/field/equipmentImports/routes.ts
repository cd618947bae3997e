import { route } from '../../../ui/route.ts'

const title = { en: 'Import Equipment', es: 'Importar equipos', fr: 'Importer des équipements' }

/** Imports of equipment: a new file, and what earlier ones did. */
export const equipmentImports = route('/library/equipmentImport', {
  title,
  may: 'ManageLibraries',
  needs: 'account',
  load: () => import('./screens/Imports.tsx'),
})

/** One file: its columns, its rows, and its result. */
export const equipmentImportFile = route('/library/equipmentImport/{importId}', {
  title,
  may: 'ManageLibraries',
  needs: 'account',
  load: () => import('./screens/ImportFile.tsx'),
})

export const routes = [equipmentImports, equipmentImportFile]
