import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { words as buildingWords } from '../buildings/words.ts'
import { GetChannels, GetGroups, SearchBuildings } from './contract.ts'
import { words } from './words.ts'

const account = describeColumns(GetGroups, words)
/** The columns of the accounts, on their screen and in their files; so are those below. */
export const accountColumns: DescribedList<typeof GetGroups> = {
  call: GetGroups,
  columns: [
    account.localized('GroupName', 'account'),
    account.text('City', 'city'),
    account.text('State', 'state'),
    account.text('Country', 'country'),
    account.text('PrimaryUserDisplayName', 'primaryUser'),
    account.number('Buildings', 'buildings', { decimals: 0 }),
    account.date('CreatedDate', 'created'),
  ],
}

const building = describeColumns(SearchBuildings, words)
/** Buildings of all accounts. */
export const foundBuildingColumns: DescribedList<typeof SearchBuildings> = {
  call: SearchBuildings,
  columns: [
    building.localized('Name', 'building'),
    building.localized('GroupName', 'account'),
    building.text('Code', 'code'),
    building.text('AddressLine1', 'address'),
    building.text('City', 'city'),
    building.text('State', 'state'),
    building.chosen('BuildingType', 'vertical', { words: buildingWords, under: 'buildingTypes' }),
  ],
}

const channel = describeColumns(GetChannels, words)
export const channelColumns: DescribedList<typeof GetChannels> = {
  call: GetChannels,
  columns: [channel.text('Name', 'channel'), channel.count('MappedGroups', 'accounts')],
}
