import { nameIn } from '../../../core/labels.ts'
import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetReviewLocations } from './contract.ts'
import { words } from './words.ts'

const location = describeColumns(GetReviewLocations, words)
export const locationColumns: DescribedList<typeof GetReviewLocations> = {
  call: GetReviewLocations,
  columns: [
    location.text('Title', 'Title'),
    location.text('StoreCode', 'StoreCode'),
    location.text('Address', 'Address'),
    location.said('BuildingName', 'building', ({ BuildingName }, { language, phrase }) =>
      BuildingName ? nameIn(BuildingName, language) : phrase(words, 'noBuilding'),
    ),
  ],
}
