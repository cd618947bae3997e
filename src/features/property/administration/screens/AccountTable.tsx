import { IconBuildingSkyscraper, IconEye, IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGo } from '../../../../ui/route.ts'
import { rememberChoices, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetGroups } from '../contract.ts'
import type { GroupRow } from '../model.ts'
import { accountCreate, accountInfo, adminSearch } from '../routes.ts'
import { words } from '../words.ts'
import classes from './AdminSearch.module.css'
import { Filter, PlaceFilters, usePlaceChips } from './PlaceFilters.tsx'
import { useOpenPlace } from './useOpenPlace.ts'

const column = columnsOf(GetGroups)
const icon = { size: 16, 'aria-hidden': true } as const

/** The accounts that hold the text, with filters; a row opens the account. */
export const AccountTable = ({ text }: { text: string }) => {
  const t = useWords(words)
  const { can, selection, chooseChannel } = useSession()
  const open = useOpenPlace()
  const [place, setPlace] = useUrlState({ country: '', state: '', archived: false }, 'accounts')
  const chips = [
    ...usePlaceChips({ place, onPlace: setPlace }),
    ...(place.archived ? [{ label: t('archived'), onRemove: () => setPlace({ archived: false }) }] : []),
  ]
  const list = useListTable(GetGroups, {
    name: 'accounts',
    label: t('accounts'),
    filter: {
      ...(text && { text }),
      ...(selection.channel && { ChannelId: selection.channel }),
      ...(place.country && { Country: place.country }),
      ...(place.state && { State: place.state }),
      ...(place.archived && { Archived: true }),
    },
    columns: useColumns(),
    sort: { field: 'GroupName', order: 'ASC' },
    tone: row => (row.ArchivedDate === null ? undefined : 'dimmed'),
    onRow: row => open({ gId: row.acId, account: row.GroupName.en }),
    actions: useActions(text),
    empty: text || chips.length > 0 ? { hint: t('noMatch') } : {},
  })
  const clear = () => {
    setPlace({ country: '', state: '', archived: false })
    chooseChannel(null)
  }
  return (
    <div className={classes.body}>
      <FilterRow tools={list.tools} chips={chips} onClear={clear}>
        <PlaceFilters place={place} onPlace={setPlace} />
        {can('ManageGroups') && (
          <Filter
            label={t('inUse')}
            options={[{ value: 'archived', label: t('archived') }]}
            value={place.archived ? 'archived' : ''}
            onChange={next => setPlace({ archived: next === 'archived' })}
          />
        )}
      </FilterRow>
      {list.body}
    </div>
  )
}

const useColumns = () => {
  const t = useWords(words)
  return useMemo(
    () => [
      column.localized('GroupName', t('account')),
      column.text('City', t('city')),
      column.text('State', t('state')),
      column.text('Country', t('country')),
      column.text('PrimaryUserDisplayName', t('primaryUser')),
      column.number('Buildings', t('buildings'), { decimals: 0 }),
      column.date('CreatedDate', t('created')),
    ],
    [t],
  )
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
