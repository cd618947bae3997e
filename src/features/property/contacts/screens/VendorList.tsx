import { type ReactNode, useMemo } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetPropertyVendors } from '../contract.ts'
import { vendorColumns } from '../listColumns.ts'
import type { VendorRow } from '../model.ts'
import { words } from '../words.ts'
import { mailCell, phoneCell } from './reach.tsx'
import { ListParts, useEmptyState, useStateFilter } from './states.tsx'
import { useContactLabels } from './useContactLabels.ts'
import { VendorDialog } from './VendorDialog.tsx'

type VendorsPlace = { gId: string; bId: string }

/** Opens the dialog of a new vendor of a building. */
export const addVendor = (place: VendorsPlace): void => {
  dialogs.open(() => <VendorDialog {...place} />)
}

/** The vendors that serve a building. */
export const VendorList = ({ gId, bId, action }: VendorsPlace & { action: ReactNode }) => {
  const t = useWords(words)
  const labels = useContactLabels()
  const category = { key: 'category', label: t('Categories'), any: t('any.category'), options: labels.categories, width: 180 }
  const filters = useFilters(GetPropertyVendors, [choice('Category', category), useStateFilter('Inactive')], 'vendors')
  const list = useListTable(GetPropertyVendors, {
    emptyCells: 'N/A',
    filter: { gId, bId },
    filters,
    columns: useColumns(),
    name: 'vendors',
    label: t('tabs.vendors'),
    search: 'text',
    searchLabel: t('search.vendors'),
    sort: { field: 'VendorName', order: 'ASC' },
    onRow: row => dialogs.open(() => <VendorDialog gId={gId} bId={bId} vendor={row} />),
    tone: row => (row.Disabled ? 'dimmed' : undefined),
    empty: useEmptyState('vendors', 'Inactive', filters, action),
  })
  return <ListParts list={list} />
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  return useMemo(() => {
    const name = (row: VendorRow) => row.VendorName
    return columnsIn(vendorColumns, language, {
      Trade: { card: 'state' },
      Categories: { wrap: true },
      Phone: { render: phoneCell<VendorRow>(t, { name, at: row => row.Phone }) },
      Email: { render: mailCell<VendorRow>(t, { name, at: row => row.Email }) },
    })
  }, [t, language])
}
