import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import { GetQrPairs } from './contract.ts'
import { pairTypeOf } from './pairTypes.ts'
import { words } from './words.ts'

const pair = describeColumns(GetQrPairs, words)

/** The columns of signs with two codes; the documents name none (B-BEHAV-017). */
export const pairColumns: DescribedList<typeof GetQrPairs> = {
  call: GetQrPairs,
  columns: [
    pair.said('Type', 'col.Type', (row, { language }) => pairTypeOf(row.Type)?.Label[language] ?? row.Type),
    pair.said('Location', 'col.Location', (row, { language }) => locationLabel(row.Location, language)),
    pair.text('QrCode1', 'col.QrCode1'),
    pair.text('QrCode2', 'col.QrCode2'),
    pair.localized('BuildingName', 'col.BuildingName'),
    pair.number('Quantity', 'col.Quantity'),
    pair.text('Material', 'col.Material'),
    pair.text('Size', 'col.Size'),
    pair.date('ModifiedDate', 'col.ModifiedDate'),
  ],
}
