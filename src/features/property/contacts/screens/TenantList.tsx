import { type ReactNode, useMemo } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetTenantList } from '../contract.ts'
import type { TenantRow } from '../model.ts'
import { words } from '../words.ts'
import { mailCell, phoneCell } from './reach.tsx'
import { ListParts, useEmptyState, useStateFilter } from './states.tsx'
import { TenantDialog } from './TenantDialog.tsx'

const column = columnsOf(GetTenantList)
type Place = { gId: string; bId: string }

/** Opens the dialog of a new tenant of a building. */
export const addTenant = (place: Place): void => {
  dialogs.open(() => <TenantDialog {...place} />)
}

/** The companies that rent space in a building. */
export const TenantList = ({ gId, bId, action }: Place & { action: ReactNode }) => {
  const t = useWords(words)
  const filters = useFilters(GetTenantList, [useStateFilter('Inactive')], 'tenants')
  const list = useListTable(GetTenantList, {
    filter: { gId, bId },
    filters,
    columns: useColumns(),
    name: 'tenants',
    label: t('tabs.tenants'),
    search: 'text',
    searchLabel: t('search.tenants'),
    sort: { field: 'Name', order: 'ASC' },
    onRow: row => dialogs.open(() => <TenantDialog gId={gId} bId={bId} tenant={row} />),
    tone: row => (row.Disabled ? 'dimmed' : undefined),
    empty: useEmptyState('tenants', 'Inactive', filters, action),
  })
  return <ListParts list={list} />
}

const useColumns = () => {
  const t = useWords(words)
  return useMemo(
    () => [
      column.text('Name', t('TenantName')),
      column.text('Floor', t('Floor'), { card: 'fact' }),
      column.text('Unit', t('Unit'), { card: 'fact' }),
      column.number('Contacts', t('people'), { decimals: 0, sort: false }),
      column.render('Phone', t('Phone'), ...phoneCell<TenantRow>(t, { name: row => row.Name, at: row => row.Phone })),
      column.render('Email', t('Email'), ...mailCell<TenantRow>(t, { name: row => row.Name, at: row => row.Email })),
    ],
    [t],
  )
}
