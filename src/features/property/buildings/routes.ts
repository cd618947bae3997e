import { route } from '../../../ui/route.ts'

export const properties = route('/properties', {
  title: { en: 'Buildings', es: 'Edificios', fr: 'Immeubles' },
  may: ['ManageEntities', 'GlobalManageEntities'],
  needs: 'account',
  load: () => import('./screens/PropertyList.tsx'),
})

/** A building's info, or a new building without `bId`. `idx` (0 to 13) is the section that stands open. */
export const propertyAdd = route('/propertyAdd/{bId?}/{idx?}', {
  title: { en: 'Building Info', es: 'Datos del edificio', fr: 'Fiche de l’immeuble' },
  may: ['ManagePropertyInfo', 'ManageEntities', 'GlobalManageEntities'],
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

export const routes = [properties, propertyAdd, legal]
