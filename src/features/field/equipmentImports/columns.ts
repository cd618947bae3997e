import { importColumns } from '../../base/importing/columns.ts'
import type { ImportLimits } from '../../base/importing/model.ts'
import { words } from './words.ts'

/** The columns of a file of equipment, in the order of the library. */
export const importFields = [
  'BuildingCode',
  'SignId',
  'EquipmentName',
  'TagType',
  'StopType',
  'Type',
  'IsLadder',
  'Location',
  'MechanicalSpace',
  'MechanicalSystem',
  'Floor',
  'InstallationNote',
  'SerialNo',
  'ManufacturerPartNumber',
  'ExpirationDate',
  'WarrantyDate',
  'Manufacturer',
  'ExtinguisherType',
  'ToleranceMin',
  'ToleranceMax',
  'IntegrationId',
  'IntegrationType',
] as const
export type ImportField = (typeof importFields)[number]

/** Workbooks alone (B-RULE-058), of up to 5,000 rows. */
const limits: ImportLimits = { bucket: 'EquipmentImport', mostRows: 5000 }

/** The columns as the kit takes them; a piece is known by its building and its sign, or by its building and its name. */
export const equipmentColumns = importColumns<ImportField>({
  fields: importFields,
  needed: ['BuildingCode', 'EquipmentName', 'StopType', 'Type', 'Location'],
  key: ['BuildingCode', 'EquipmentName'],
  once: ['SignId'],
  labels: [words.en.fields, words.es.fields, words.fr.fields],
  aliases: {
    BuildingCode: ['Building', 'Property Code', 'Bldg', 'Property ID'],
    EquipmentName: ['Equipment', 'Asset', 'Asset Name', 'Description'],
    Type: ['Equipment Type', 'Asset Type', 'Category'],
    Location: ['Place', 'Where', 'QR Location*'],
    MechanicalSpace: ['Room', 'Space', 'Mechanical Space*'],
    Floor: ['Level', 'Floor*'],
    SerialNo: ['Serial', 'S/N', 'Serial #', 'Sr. No.'],
    ManufacturerPartNumber: ['Model', 'Model No.', 'Model Number', 'Part No.'],
    Manufacturer: ['Make', 'Brand', 'Maker'],
    ExpirationDate: ['Expires', 'Expiry'],
    WarrantyDate: ['Warranty', 'Warranty expires'],
    InstallationNote: ['Note', 'Notes'],
    IntegrationId: ['BMS ID', 'External ID'],
  },
  limits,
})
