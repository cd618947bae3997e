import { IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetTenantContacts, GetTenantList } from '../contract.ts'
import { tenantContactColumns } from '../listColumns.ts'
import type { TenantContactRow } from '../model.ts'
import { words } from '../words.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { mailCell, phoneCell } from './reach.tsx'
import { ListParts, useEmptyState, useStateFilter } from './states.tsx'
import { useOffboarding } from './useOffboarding.ts'

type PeoplePlace = { gId: string; bId: string }

/** Opens the dialog of a new contact of a tenant. */
export const addPerson = (place: PeoplePlace): void => {
  dialogs.open(() => <PersonDialog {...place} />)
}

/** The people of a building's tenants, the newest first. */
export const PeopleList = ({ gId, bId, action }: PeoplePlace & { action: ReactNode }) => {
  const t = useWords(words)
  const tenants = useCall(GetTenantList, { filter: { gId, bId }, pagination: { page: 0, perPage: 10_000 } }).data?.Tenants
  const options = tenants?.map(({ acId, Name }) => ({ value: acId, label: Name }))
  const tenant = { key: 'tenant', label: t('TenantName'), any: t('any.tenant'), options, width: 180 }
  const filters = useFilters(GetTenantContacts, [choice('TenantId', tenant), useStateFilter('Offboarded')], 'people')
  const menu = useMenu()
  const list = useListTable(GetTenantContacts, {
    emptyCells: 'N/A',
    filter: { gId, bId },
    filters,
    columns: useColumns(),
    name: 'people',
    label: t('tabs.people'),
    search: 'text',
    searchLabel: t('search.people'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    onRow: row => dialogs.open(() => <PersonDialog gId={gId} bId={bId} person={row} />),
    actions: menu,
    tone: row => (row.OffboardedDate === null ? undefined : 'dimmed'),
    empty: useEmptyState('people', 'Offboarded', filters, action),
  })
  return <ListParts list={list} />
}

const useMenu = () => {
  const t = useWords(words)
  const { offboard, reactivate } = useOffboarding()
  return ({ acId, Name, BuildingId, OffboardedDate }: TenantContactRow) => {
    const person = { ContactId: acId, name: Name, BuildingId }
    return [
      OffboardedDate === null && {
        label: t('offboard'),
        icon: <IconUserMinus size={16} aria-hidden />,
        onClick: () => void offboard(person),
        danger: true,
      },
      OffboardedDate !== null && {
        label: t('reactivate'),
        icon: <IconUserPlus size={16} aria-hidden />,
        onClick: () => void reactivate(person),
      },
    ]
  }
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  return useMemo(() => {
    const name = (row: TenantContactRow) => row.Name
    return columnsIn(tenantContactColumns, language, {
      TenantName: { card: 'fact' },
      Role: { card: 'state' },
      PhoneNumber: { render: phoneCell<TenantContactRow>(t, { name, at: row => row.PhoneNumber }) },
      Email: { render: mailCell<TenantContactRow>(t, { name, at: row => row.Email }) },
      CreatedDate: { hidden: true },
    })
  }, [t, language])
}
