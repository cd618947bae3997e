import { IconEye, IconFileText } from '@tabler/icons-react'
import { useGroups } from '../../../../ui/frame/choices.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGo } from '../../../../ui/route.ts'
import { rememberChoices, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { propertyAdd } from '../../buildings/routes.ts'
import { useLabels } from '../../buildings/screens/useLabels.ts'
import { SearchBuildings } from '../contract.ts'
import { foundBuildingColumns } from '../listColumns.ts'
import type { FoundBuilding } from '../model.ts'
import { accountInfo } from '../routes.ts'
import { words } from '../words.ts'
import classes from './AdminSearch.module.css'
import { useOpenBuilding } from './BuildingResults.tsx'
import { usePlaceFilters, WIDTH } from './usePlaceFilters.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

/** The buildings of all accounts that hold the text, with filters; a row opens the building. */
export const BuildingTable = ({ text }: { text: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const openBuilding = useOpenBuilding()
  const filters = useBuildingFilters()
  const list = useListTable(SearchBuildings, {
    emptyCells: 'N/A',
    name: 'buildings',
    label: t('buildings'),
    filter: text ? { text } : {},
    filters,
    columns: columnsIn(foundBuildingColumns, language),
    sort: { field: 'Name', order: 'ASC' },
    onRow: openBuilding,
    actions: useActions(),
    empty: text || filters.set > 0 ? { hint: t('noMatch') } : {},
  })
  return (
    <div className={classes.body}>
      {list.filters}
      {list.body}
    </div>
  )
}

const useBuildingFilters = () => {
  const t = useWords(words)
  const labels = useLabels()
  const accounts = useGroups().groups.map(({ id, name }) => ({ value: id, label: name }))
  const account = choice('GroupId', {
    key: 'account',
    label: t('account'),
    options: accounts,
    drawn: accounts.length > 1,
    chip: name => t('accountIs', { name }),
    width: WIDTH,
  })
  const vertical = choice('BuildingType', { key: 'vertical', label: t('vertical'), options: labels.buildingTypes, width: WIDTH })
  return useFilters(SearchBuildings, [account, ...usePlaceFilters('buildings'), vertical], 'buildings')
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
