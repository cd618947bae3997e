import { route } from '../../../ui/route.ts'
import { propertyAdd } from '../buildings/routes.ts'

/** A building's info, or a new building without `bId`. `idx` (0 to 13) is the section that stands open. */
export const propertyInfo = route<typeof propertyAdd.path>('/propertyAdd/{bId?}/{idx?}', {
  title: { en: 'Building Info', es: 'Datos del edificio', fr: 'Fiche de l’immeuble' },
  may: propertyAdd.may,
  needs: 'account',
  load: () => import('./screens/PropertyAdd.tsx'),
})

/** The legal terms of the selected building. */
export const legal = route('/legal', {
  title: { en: 'Legal', es: 'Documentos legales', fr: 'Documents légaux' },
  may: 'Legal',
  needs: 'building',
  load: () => import('./screens/Legal.tsx'),
})

export const routes = [propertyInfo, legal]
