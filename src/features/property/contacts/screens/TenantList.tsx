import { type ReactNode, useMemo } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetTenantList } from '../contract.ts'
import { tenantColumns } from '../listColumns.ts'
import type { TenantRow } from '../model.ts'
import { words } from '../words.ts'
import { mailCell, phoneCell } from './reach.tsx'
import { ListParts, useEmptyState, useStateFilter } from './states.tsx'
import { TenantDialog } from './TenantDialog.tsx'

type TenantsPlace = { gId: string; bId: string }

/** Opens the dialog of a new tenant of a building. */
export const addTenant = (place: TenantsPlace): void => {
  dialogs.open(() => <TenantDialog {...place} />)
}

/** The companies that rent space in a building. */
export const TenantList = ({ gId, bId, action }: TenantsPlace & { action: ReactNode }) => {
  const t = useWords(words)
  const filters = useFilters(GetTenantList, [useStateFilter('Inactive')], 'tenants')
  const list = useListTable(GetTenantList, {
    emptyCells: 'N/A',
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
  const [language] = useLanguage()
  return useMemo(() => {
    const name = (row: TenantRow) => row.Name
    return columnsIn(tenantColumns, language, {
      Floor: { card: 'fact' },
      Unit: { card: 'fact' },
      Phone: { render: phoneCell<TenantRow>(t, { name, at: row => row.Phone }) },
      Email: { render: mailCell<TenantRow>(t, { name, at: row => row.Email }) },
    })
  }, [t, language])
}
