import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetNotifications } from './contract.ts'
import { words } from './words.ts'

const column = describeColumns(GetNotifications, words)

/** The columns of what somebody was told, on its screen and in its files. */
export const notificationColumns: DescribedList<typeof GetNotifications> = {
  call: GetNotifications,
  columns: [
    column.text('Title', 'col.Title'),
    column.text('Text', 'col.Text'),
    column.chosen('Kind', 'col.Kind', 'kinds'),
    column.localized('BuildingName', 'col.BuildingName'),
    column.date('CreatedDate', 'col.CreatedDate', { time: true }),
  ],
}
