import { type AnyRoute, route } from '../../../ui/route.ts'

export const properties = route('/properties', {
  title: { en: 'Buildings', es: 'Edificios', fr: 'Immeubles' },
  may: ['ManageEntities', 'GlobalManageEntities'],
  needs: 'account',
  load: () => import('./screens/PropertyList.tsx'),
})

/** Address of a building's info, or of a new building without `bId`; `idx` (0 to 13) is the section that stands open. The page is propertyPage's. */
export const propertyAdd = {
  path: '/propertyAdd/{bId?}/{idx?}',
  may: ['ManagePropertyInfo', 'ManageEntities', 'GlobalManageEntities'],
} as const satisfies Pick<AnyRoute, 'path' | 'may'>

export const routes = [properties]
