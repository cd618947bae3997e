import { nameIn } from '../../../core/labels.ts'
import type { PermissionsHash } from '../../../core/permissions.ts'
import type { PropertyRow, PropertyType } from './model.ts'

/** The type as lists show it: an empty one is Single (A-RULE-005). */
export const shownPropertyType = (type: PropertyType | '' | null | undefined): PropertyType => type || 'Single'

/** A building as pickers offer it. */
export const choiceOf = ({ id, Name, Code, City, PropertyTag }: Pick<PropertyRow, 'id' | 'Name' | 'Code' | 'City' | 'PropertyTag'>) => ({
  id,
  name: nameIn(Name, 'en'),
  code: Code,
  city: City,
  propertyTag: PropertyTag,
})

type BuildingAddress = Pick<PropertyRow, 'City' | 'State' | 'Zip'>
/** City, state and zip code. */
export const placeLine = ({ City, State, Zip }: BuildingAddress): string =>
  [City, [State, Zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** The address on one line. */
export const addressLine = ({
  AddressLine1,
  AddressLine2,
  ...place
}: BuildingAddress & Pick<PropertyRow, 'AddressLine1' | 'AddressLine2'>): string =>
  [AddressLine1, AddressLine2, placeLine(place)].filter(Boolean).join(', ')

/** A short code from a name: the initials of several words, else the first three letters. `B` where the name has neither. */
export const codeFrom = (name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const parts = plain.split(/[^A-Z0-9]+/).filter(Boolean)
  const code = parts.length > 1 ? parts.map(part => (/^\d+$/.test(part) ? part : part[0])).join('') : (parts[0] ?? '').slice(0, 3)
  return code.slice(0, 6) || 'B'
}

/**
 * Target of the analytics quick link (A-PERM-006): the global report with ViewCompanyAllBuildings, else the feedback page of the row's
 * building. `globalReport` is false until that page exists.
 */
export const analyticsTarget = (
  { permissions, globalReport }: { permissions: PermissionsHash; globalReport: boolean },
  row: string,
): { to: 'globalReport' } | { to: 'analyticsFeedback'; bId: string } =>
  permissions.ViewCompanyAllBuildings && globalReport ? { to: 'globalReport' } : { to: 'analyticsFeedback', bId: row }
