import { type DescribedList, describeColumns, labelAt } from '../../../core/listColumns.ts'
import { GetPropertyList } from './contract.ts'
import { addressLine, shownPropertyType } from './rules.ts'
import { fieldLabels } from './sections/BasicInfo/labels.ts'
import { words } from './words.ts'

const column = describeColumns(GetPropertyList, words)
/** Named as in the form: a file of the list can be imported again. */
const field = describeColumns(GetPropertyList, fieldLabels)
const always = { file: 'always' } as const

/** The columns of the list of buildings, on its screen and in its files. */
export const propertyColumns: DescribedList<typeof GetPropertyList> = {
  call: GetPropertyList,
  columns: [
    column.localized('Name', 'columns.Name'),
    field.text('Code', 'Code', always),
    column.text('PropertyTag.Name', 'columns.PropertyTag'),
    column.said(
      'PropertyType',
      'columns.PropertyType',
      (row, { language }) => labelAt(words, `propertyTypes.${shownPropertyType(row.PropertyType)}`)[language],
    ),
    column.said('AddressLine1', 'columns.Address', row => addressLine(row)),
    field.said('Line1', 'AddressLine1', row => row.AddressLine1, always),
    field.text('AddressLine2', 'AddressLine2', always),
    field.text('City', 'City', always),
    field.text('State', 'State', always),
    field.text('Zip', 'Zip', always),
    field.text('Country', 'Country', always),
    column.chosen('BuildingType', 'columns.BuildingType', 'buildingTypes'),
    column.text('Region', 'columns.Region'),
    column.text('Market', 'columns.Market'),
    column.number('AverageScore', 'columns.AverageScore'),
    column.number('ScanCount', 'columns.ScanCount', { decimals: 0 }),
  ],
}
