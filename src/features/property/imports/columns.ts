import { cellText, digitsFrom } from '../../base/importing/cells.ts'
import { importColumns } from '../../base/importing/columns.ts'
import type { Cell } from '../../base/importing/model.ts'
import type { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { words } from './words.ts'

/** A value of a building that a column may fill. */
type BuildingColumn = {
  /** Other names that files give to it, besides its labels in en, es and fr and its own name. */
  aliases?: readonly string[]
  /** Without it no row can make a new building. */
  needed?: true
  /** As somebody would fill it in. */
  example: string | number
  /** The word of `help` that it shares with another. */
  helpOf?: string
  /** How a filled cell becomes the field of this name; else `infoFrom` reads it. */
  read?: (cell: Cell) => BasicInfo[keyof BasicInfo]
}

/** The columns of a file of buildings, in the order of the form. */
const table = {
  Name: {
    aliases: [
      'Name',
      'Property Name',
      'Property',
      'Building',
      'Bldg',
      'Bldg Name',
      'Site',
      'Site Name',
      'Asset',
      'Asset Name',
      'Nombre',
      'Nom',
    ],
    needed: true,
    example: 'Harbour Point Tower',
  },
  NameEs: { example: 'Torre Harbour Point' },
  AccountName: { example: '' },
  AccountNameEs: { example: '' },
  Code: {
    aliases: [
      'Code',
      'Property Code',
      'Property ID',
      'Property No',
      'Property Number',
      'Building ID',
      'Building No',
      'Bldg Code',
      'Bldg ID',
      'Bldg No',
    ],
    example: 'HPT',
    read: cellText,
  },
  PropertyType: { aliases: ['Single or Multiple'], example: 'Multiple' },
  PropertyTag: { aliases: ['Tag', 'Campus', 'Etiqueta', 'Étiquette'], example: 'Harbour Point Campus' },
  BuildingType: {
    aliases: ['Vertical', 'Property Vertical', 'Asset Type', 'Asset Class', 'Use', 'Sector', 'Secteur'],
    needed: true,
    example: 'Office',
  },
  Country: { example: 'USA' },
  AddressLine1: {
    aliases: ['Address', 'Address 1', 'Addr', 'Addr 1', 'Street', 'Street 1', 'Street Address', 'Property Address'],
    needed: true,
    example: '200 Seaport Boulevard',
    read: cellText,
  },
  AddressLine2: { aliases: ['Address 2', 'Addr 2', 'Street 2', 'Suite', 'Unit'], example: 'Suite 900', read: cellText },
  City: { aliases: ['Town', 'City / Town'], needed: true, example: 'Boston', read: cellText },
  State: { aliases: ['Province', 'Prov', 'State / Province', 'State / Prov', 'ST'], needed: true, example: 'MA' },
  Zip: {
    aliases: ['Zip', 'Zipcode', 'Zip + 4', 'Postal', 'Postal Code', 'Postcode', 'Zip / Postal', 'Zip / Postal Code', 'Zip / Postcode'],
    needed: true,
    example: '02210',
  },
  ContactEmail: {
    aliases: ['Email', 'E-mail', 'Email Address', 'Contact Email'],
    needed: true,
    example: 'frontdesk@harbourpoint.example',
    read: cellText,
  },
  ContactPhoneNumber: {
    aliases: ['Phone', 'Phone No', 'Phone Number', 'Tel', 'Telephone', 'Contact Phone Number', 'Contact Phone', 'Main Phone'],
    example: '(617) 555-0142',
  },
  Website: { aliases: ['Web Site', 'URL', 'Web'], example: 'https://harbourpoint.example', read: cellText },
  TotalSquareFeet: {
    aliases: ['Square Feet', 'Total Square Feet', 'Square Footage', 'Sq Ft', 'SqFt', 'SF', 'RSF', 'GLA', 'NRA', 'Area'],
    needed: true,
    example: 412_000,
    read: digitsFrom,
  },
  Region: { example: 'Northeast', read: cellText },
  Market: { example: 'Boston', read: cellText },
  TrackScanData: { example: 'Yes' },
  PlannedEngineeringHours: { aliases: ['Engineering Hours'], example: 320, helpOf: 'TotalSquareFeet', read: digitsFrom },
  Shift1Start: { example: '06:00' },
  Shift1End: { example: '14:00', helpOf: 'Shift1Start' },
  Shift2Start: { example: '14:00', helpOf: 'Shift1Start' },
  Shift2End: { example: '22:00', helpOf: 'Shift1Start' },
  Shift3Start: { example: '22:00', helpOf: 'Shift1Start' },
  Shift3End: { example: '06:00', helpOf: 'Shift1Start' },
} as const satisfies Record<string, BuildingColumn>
export type ImportField = keyof typeof table
/** What each column says of itself. */
export const columnTable: Readonly<Record<ImportField, BuildingColumn>> = table
export const importFields = Object.keys(table) as ImportField[] // its own keys

/** The columns as the kit takes them; a building is known by its code. */
export const buildingColumns = importColumns({
  fields: importFields,
  needed: importFields.filter(field => columnTable[field].needed),
  key: ['Code'],
  labels: [words.en.fields, words.es.fields, words.fr.fields],
  aliases: Object.fromEntries(importFields.map(field => [field, columnTable[field].aliases ?? []])),
})
