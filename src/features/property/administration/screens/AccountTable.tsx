import { IconBuildingSkyscraper, IconEye, IconPencil } from '@tabler/icons-react'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGo } from '../../../../ui/route.ts'
import { rememberChoices, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetGroups } from '../contract.ts'
import { accountColumns } from '../listColumns.ts'
import type { GroupRow } from '../model.ts'
import { accountCreate, accountInfo, adminSearch } from '../routes.ts'
import { words } from '../words.ts'
import classes from './AdminSearch.module.css'
import { useOpenPlace } from './useOpenPlace.ts'
import { usePlaceFilters, WIDTH } from './usePlaceFilters.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

/** The accounts that hold the text, with filters; a row opens the account. */
export const AccountTable = ({ text }: { text: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const open = useOpenPlace()
  const filters = useAccountFilters()
  const list = useListTable(GetGroups, {
    emptyCells: 'N/A',
    name: 'accounts',
    label: t('accounts'),
    filter: text ? { text } : {},
    filters,
    columns: columnsIn(accountColumns, language),
    sort: { field: 'GroupName', order: 'ASC' },
    tone: row => (row.ArchivedDate === null ? undefined : 'dimmed'),
    onRow: row => open({ gId: row.acId, account: row.GroupName.en }),
    actions: useActions(text),
    empty: text || filters.set > 0 ? { hint: t('noMatch') } : {},
  })
  return (
    <div className={classes.body}>
      {list.filters}
      {list.body}
    </div>
  )
}

const useAccountFilters = () => {
  const t = useWords(words)
  const { can } = useSession()
  const archived = choice('Archived', {
    key: 'archived',
    label: t('inUse'),
    options: [{ value: 'true', label: t('archived') }],
    wire: value => value === 'true' || undefined,
    chip: option => option,
    drawn: can('ManageGroups'),
    width: WIDTH,
  })
  return useFilters(GetGroups, [...usePlaceFilters('accounts'), archived], 'accounts')
}

/** Profile, edit, and the account's buildings. */
const useActions = (text: string) => {
  const t = useWords(words)
  const { can } = useSession()
  const go = useGo()
  return ({ acId, GroupName }: GroupRow) => {
    const known = () => rememberChoices({ groups: [{ id: acId, name: GroupName.en }] })
    const profile = () => {
      known()
      go(accountInfo, null, { gId: acId })
    }
    const edit = () => {
      known()
      go(accountCreate, { groupId: acId }, { gId: acId })
    }
    const buildings = () => go(adminSearch, null, { tab: 'buildings', 'buildings.account': acId, ...(text && { text: '' }) })
    return [
      can(accountInfo.may) && { label: t('openProfile'), icon: <IconEye {...icon} />, onClick: profile },
      can(accountCreate.may) && { label: t('editAccount'), icon: <IconPencil {...icon} />, onClick: edit },
      { label: t('itsBuildings'), icon: <IconBuildingSkyscraper {...icon} />, onClick: buildings },
    ]
  }
}
