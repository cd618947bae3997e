import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import { qrTypeLabel } from '../qr/listColumns.ts'
import { GetGlobalQrCodes, GetGlobalQrHubs, GetQrCodesByGroupId } from './contract.ts'
import { words } from './words.ts'

const column = describeColumns(GetQrCodesByGroupId, words)
const place = [
  column.text('SignId', 'col.SignId'),
  column.localized('BuildingName', 'col.BuildingName'),
  column.said('QrType', 'col.QrType', (row, { language }) => qrTypeLabel(row, language)),
  column.said('Location', 'col.Location', (row, { language }) => locationLabel(row.Location, language)),
  column.text('Floor', 'col.Floor'),
  column.text('Unit', 'col.Unit'),
]
const use = [
  column.number('Items', 'col.Items', { decimals: 0 }),
  column.number('Scans30', 'col.Scans30', { decimals: 0 }),
  column.date('ModifiedDate', 'col.ModifiedDate'),
  column.text('Url', 'col.Url', { file: 'always' }),
]
const name = column.text('Name', 'col.Name')
const account = column.text('GroupName', 'col.GroupName')

/** The columns of the codes of every account, on their screen and in their files; so are those below. */
export const globalCodeColumns: DescribedList<typeof GetGlobalQrCodes> = {
  call: GetGlobalQrCodes,
  columns: [name, account, ...place, ...use],
}
export const globalHubColumns: DescribedList<typeof GetGlobalQrHubs> = {
  call: GetGlobalQrHubs,
  columns: [name, account, ...place, ...use],
}
export const accountCodeColumns: DescribedList<typeof GetQrCodesByGroupId> = {
  call: GetQrCodesByGroupId,
  columns: [name, ...place, ...use],
}
