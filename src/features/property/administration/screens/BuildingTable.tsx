import { IconEye, IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useGroups } from '../../../../ui/frame/choices.ts'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGo } from '../../../../ui/route.ts'
import { rememberChoices, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { propertyAdd } from '../../buildings/routes.ts'
import { useLabels } from '../../buildings/screens/useLabels.ts'
import { SearchBuildings } from '../contract.ts'
import type { FoundBuilding } from '../model.ts'
import { accountInfo } from '../routes.ts'
import { words } from '../words.ts'
import classes from './AdminSearch.module.css'
import { useOpenBuilding } from './BuildingResults.tsx'
import { Filter, PlaceFilters, usePlaceChips } from './PlaceFilters.tsx'

const column = columnsOf(SearchBuildings)
const icon = { size: 16, 'aria-hidden': true } as const
const noFilter = { account: '', country: '', state: '', vertical: '' }

/** The buildings of all accounts that hold the text, with filters; a row opens the building. */
export const BuildingTable = ({ text }: { text: string }) => {
  const t = useWords(words)
  const labels = useLabels()
  const { selection, chooseChannel } = useSession()
  const openBuilding = useOpenBuilding()
  const [chosen, choose] = useUrlState(noFilter, 'buildings')
  const { account, country, state, vertical } = chosen
  const accounts = useGroups().groups.map(({ id, name }) => ({ value: id, label: name }))
  const accountName = accounts.find(({ value }) => value === account)?.label ?? ''
  const chips = [
    ...(account ? [{ label: t('accountIs', { name: accountName }), onRemove: () => choose({ account: '' }) }] : []),
    ...usePlaceChips({ place: chosen, onPlace: choose }),
    ...(vertical ? [{ label: `${t('vertical')}: ${labels.buildingType(vertical)}`, onRemove: () => choose({ vertical: '' }) }] : []),
  ]
  const list = useListTable(SearchBuildings, {
    name: 'buildings',
    label: t('buildings'),
    filter: {
      ...(text && { text }),
      ...(selection.channel && { ChannelId: selection.channel }),
      ...(account && { GroupId: account }),
      ...(country && { Country: country }),
      ...(state && { State: state }),
      ...(vertical && { BuildingType: vertical }),
    },
    columns: useColumns(),
    sort: { field: 'Name', order: 'ASC' },
    onRow: openBuilding,
    actions: useActions(),
    empty: text || chips.length > 0 ? { hint: t('noMatch') } : {},
  })
  const clear = () => {
    choose(noFilter)
    chooseChannel(null)
  }
  return (
    <div className={classes.body}>
      <FilterRow tools={list.tools} chips={chips} onClear={clear}>
        {accounts.length > 1 && (
          <Filter label={t('account')} options={accounts} value={account} onChange={next => choose({ account: next })} />
        )}
        <PlaceFilters place={chosen} onPlace={choose} />
        <Filter label={t('vertical')} options={labels.buildingTypes} value={vertical} onChange={next => choose({ vertical: next })} />
      </FilterRow>
      {list.body}
    </div>
  )
}

const useColumns = () => {
  const t = useWords(words)
  const labels = useLabels()
  return useMemo(
    () => [
      column.localized('Name', t('building')),
      column.localized('GroupName', t('account')),
      column.text('Code', t('code')),
      column.text('AddressLine1', t('address')),
      column.text('City', t('city')),
      column.text('State', t('state')),
      column.render('BuildingType', t('vertical'), row => labels.buildingType(row.BuildingType), {
        text: row => labels.buildingType(row.BuildingType),
      }),
    ],
    [t, labels],
  )
}

/** The building's info, and its account's profile. */
const useActions = () => {
  const t = useWords(words)
  const { can } = useSession()
  const go = useGo()
  return ({ id, GroupId, GroupName }: FoundBuilding) => {
    const known = () => rememberChoices({ groups: [{ id: GroupId, name: GroupName.en }] })
    const info = () => {
      known()
      go(propertyAdd, { bId: id }, { gId: GroupId })
    }
    const profile = () => {
      known()
      go(accountInfo, null, { gId: GroupId })
    }
    return [
      can(propertyAdd.may) && { label: t('buildingInfo'), icon: <IconFileText {...icon} />, onClick: info },
      can(accountInfo.may) && { label: t('openProfile'), icon: <IconEye {...icon} />, onClick: profile },
    ]
  }
}
