import { countries } from '../../../../core/states.ts'
import type { Language } from '../../../../core/words.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import { downloadTemplate as download } from '../../../base/importing/screens/template.ts'
import { buildingTypes, propertyTypes } from '../../buildings/model.ts'
import { words as buildingWords } from '../../buildings/words.ts'
import { buildingColumns } from '../columns.ts'
import type { ImportField } from '../model.ts'
import { words } from '../words.ts'

/** One building as somebody would fill it in. */
const example: Record<ImportField, string | number> = {
  Name: 'Harbour Point Tower',
  NameEs: 'Torre Harbour Point',
  AccountName: '',
  AccountNameEs: '',
  Code: 'HPT',
  PropertyType: 'Multiple',
  PropertyTag: 'Harbour Point Campus',
  BuildingType: 'Office',
  Country: 'USA',
  AddressLine1: '200 Seaport Boulevard',
  AddressLine2: 'Suite 900',
  City: 'Boston',
  State: 'MA',
  Zip: '02210',
  ContactEmail: 'frontdesk@harbourpoint.example',
  ContactPhoneNumber: '(617) 555-0142',
  Website: 'https://harbourpoint.example',
  TotalSquareFeet: 412_000,
  Region: 'Northeast',
  Market: 'Boston',
  TrackScanData: 'Yes',
  PlannedEngineeringHours: 320,
  Shift1Start: '06:00',
  Shift1End: '14:00',
  Shift2Start: '14:00',
  Shift2End: '22:00',
  Shift3Start: '22:00',
  Shift3End: '06:00',
}

const shifts = Object.fromEntries(buildingColumns.fields.filter(field => field.startsWith('Shift')).map(field => [field, 'Shift1Start']))

/** Gives the user the template of a file of buildings. */
export const downloadTemplate = (language: Language): Promise<void> => {
  const t = wordsIn(buildingWords, language)
  return download(language, {
    columns: buildingColumns,
    words,
    example,
    helpOf: shifts,
    values: [
      { field: 'PropertyType', values: propertyTypes.map(type => t(`propertyTypes.${type}`)), offered: true },
      { field: 'BuildingType', values: buildingTypes.map(type => t(`buildingTypes.${type}`)), offered: false },
      { field: 'Country', values: countries, offered: true },
    ],
  })
}
