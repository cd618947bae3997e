import { type ImportField, importFields, type Mapping } from './model.ts'
import { words } from './words.ts'

/** Other names that files give to a field, besides its labels in en, es and fr and the field's own name. */
const aliases: Partial<Record<ImportField, readonly string[]>> = {
  Name: ['Name', 'Property Name', 'Property', 'Building', 'Nombre', 'Nom'],
  Code: ['Code', 'Property Code', 'Property ID', 'Building ID'],
  PropertyType: ['Single or Multiple'],
  PropertyTag: ['Tag', 'Campus'],
  BuildingType: ['Vertical', 'Property Vertical', 'Asset Type', 'Use'],
  AddressLine1: ['Address', 'Street', 'Street Address'],
  AddressLine2: ['Suite', 'Unit'],
  State: ['Province', 'State / Province', 'ST'],
  Zip: ['Zip', 'Postal Code', 'Postcode', 'Zip / Postal Code'],
  ContactEmail: ['Email', 'E-mail', 'Contact Email'],
  ContactPhoneNumber: ['Phone', 'Telephone', 'Contact Phone Number', 'Contact Phone'],
  Website: ['Web Site', 'URL', 'Web'],
  TotalSquareFeet: ['Square Feet', 'Total Square Feet', 'Sq Ft', 'SF', 'RSF', 'Area'],
  PlannedEngineeringHours: ['Engineering Hours'],
}

/** Letters and digits only, without accents or case: `Building Name *` is `buildingname`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

const byName = new Map<string, ImportField>()
for (const field of importFields.toReversed())
  for (const name of [field, ...(aliases[field] ?? []), words.fr.fields[field], words.es.fields[field], words.en.fields[field]])
    byName.set(plain(name), field)

/** The field that each column of a header most likely fills; the first column that names a field has it. */
export const guessed = (header: readonly string[]): Mapping => {
  const taken = new Set<string>()
  const mapping: Mapping = {}
  header.forEach((name, at) => {
    const field = byName.get(plain(name))
    if (!field || taken.has(field)) return
    taken.add(field)
    mapping[at] = field
  })
  return mapping
}

/** A mapping without what it must not hold: columns that are not there, unknown fields, fields that stand twice (the first stays). */
export const cleanMapping = (mapping: Mapping, columns: number): Mapping => {
  const taken = new Set<string>()
  const sound = Object.entries(mapping).filter(([at, field]) => {
    const known = /^\d{1,3}$/.test(at) && Number(at) < columns && importFields.some(one => one === field) && !taken.has(field)
    if (known) taken.add(field)
    return known
  })
  return Object.fromEntries(sound)
}
