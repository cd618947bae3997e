import { importColumns } from '../../base/importing/columns.ts'
import { type ImportField, importFields, neededFields } from './model.ts'
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

/** The columns of a file of buildings; a building is known by its code. */
export const buildingColumns = importColumns({
  fields: importFields,
  needed: neededFields,
  key: 'Code',
  labels: [words.en.fields, words.es.fields, words.fr.fields],
  aliases,
})
