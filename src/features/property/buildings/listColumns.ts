import { type DescribedList, describeColumns, labelAt } from '../../../core/listColumns.ts'
import { GetPropertyList } from './contract.ts'
import { addressLine, shownPropertyType } from './rules.ts'
import { words } from './words.ts'

const column = describeColumns(GetPropertyList, words)

/** The columns of the list of buildings, on its screen and in its files. */
export const propertyColumns: DescribedList<typeof GetPropertyList> = {
  call: GetPropertyList,
  columns: [
    column.localized('Name', 'columns.Name'),
    column.text('PropertyTag.Name', 'columns.PropertyTag'),
    column.said(
      'PropertyType',
      'columns.PropertyType',
      (row, { language }) => labelAt(words, `propertyTypes.${shownPropertyType(row.PropertyType)}`)[language],
    ),
    column.said('AddressLine1', 'columns.Address', row => addressLine(row)),
    column.chosen('BuildingType', 'columns.BuildingType', 'buildingTypes'),
    column.text('Region', 'columns.Region'),
    column.text('Market', 'columns.Market'),
    column.number('AverageScore', 'columns.AverageScore'),
    column.number('ScanCount', 'columns.ScanCount', { decimals: 0 }),
  ],
}
