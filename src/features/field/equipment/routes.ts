import { libraryFlags as may } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

const title = { en: 'Equipment/Location Library', es: 'Biblioteca de equipos y lugares', fr: 'Bibliothèque d’équipements et de lieux' }

/** Query: the filters of the list; the building is the chosen one. */
export const equipmentLibrary = route('/library/equipmentLocationLibrary', {
  title,
  may,
  needs: 'account',
  load: () => import('./screens/EquipmentLibrary.tsx'),
})
/** The same list under its earlier name (readings 61). */
export const earlierLibrary = route('/library/equipmentLibrary', {
  title,
  may,
  needs: 'account',
  load: () => import('./screens/EquipmentLibrary.tsx'),
})

export const equipmentQuestions = route('/equipmentQuestion', {
  title: { en: 'Equipment/Location Settings', es: 'Ajustes de equipos y lugares', fr: 'Paramètres des équipements et lieux' },
  may,
  needs: 'building',
  load: () => import('./screens/QuestionTemplates.tsx'),
})

export const spaceLibrary = route('/library/mechanicalSpaceLibrary', {
  title: { en: 'Mechanical space library', es: 'Biblioteca de salas técnicas', fr: 'Bibliothèque de locaux techniques' },
  may,
  needs: 'account',
  load: () => import('./screens/SpaceLibrary.tsx'),
})

export const equipmentPage = route('/equipment/{groupId}/{bId}/{qrId}', {
  title: { en: 'Equipment', es: 'Equipo', fr: 'Équipement' },
  may: [...may, 'EquipmentLookup'],
  load: () => import('./screens/EquipmentPage.tsx'),
})

export const routes = [equipmentLibrary, earlierLibrary, equipmentQuestions, spaceLibrary, equipmentPage]
