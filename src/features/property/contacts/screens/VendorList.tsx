import { Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetPropertyVendors } from '../contract.ts'
import type { VendorRow } from '../model.ts'
import { words } from '../words.ts'
import { Choices } from './Choices.tsx'
import { mailCell, phoneCell } from './reach.tsx'
import { useContactLabels } from './useContactLabels.ts'
import { VendorDialog } from './VendorDialog.tsx'

const column = columnsOf(GetPropertyVendors)
const noFilter = { category: '', state: '' }
type Place = { gId: string; bId: string }

/** Opens the dialog of a new vendor of a building. */
export const addVendor = (place: Place): void => {
  dialogs.open(() => <VendorDialog {...place} />)
}

/** The vendors that serve a building. */
export const VendorList = ({ gId, bId, action }: Place & { action: ReactNode }) => {
  const t = useWords(words)
  const labels = useContactLabels()
  const [chosen, choose] = useUrlState(noFilter, 'vendors')
  const off = chosen.state === 'off'
  const list = useListTable(GetPropertyVendors, {
    filter: { gId, bId, ...(chosen.category && { Category: chosen.category }), ...(off && { State: 'Inactive' as const }) },
    columns: useColumns(),
    name: 'vendors',
    label: t('tabs.vendors'),
    search: 'text',
    searchLabel: t('search.vendors'),
    sort: { field: 'VendorName', order: 'ASC' },
    onRow: row => dialogs.open(() => <VendorDialog gId={gId} bId={bId} vendor={row} />),
    tone: row => (row.Disabled ? 'dimmed' : undefined),
    empty: off ? { hint: t('empty.inactive') } : chosen.category ? { hint: t('empty.noMatch') } : { hint: t('empty.vendors'), action },
  })
  const clear = () => {
    choose(noFilter)
    list.reset()
  }
  return (
    <Stack gap="md">
      <Choices
        choices={[{ name: 'category', label: t('Categories'), any: t('any.category'), options: labels.categories }]}
        chosen={chosen}
        choose={choose}
        states={[t('states.Active'), t('states.Inactive')]}
        search={list.search}
        tools={list.tools}
        onClear={clear}
      />
      {list.body}
    </Stack>
  )
}

const useColumns = () => {
  const t = useWords(words)
  const labels = useContactLabels()
  return useMemo(() => {
    const categories = ({ Categories }: VendorRow) => Categories.map(labels.category).join(', ')
    return [
      column.text('VendorName', t('VendorName')),
      column.text('Trade', t('Trade'), { card: 'state' }),
      column.render('Categories', t('Categories'), categories, { text: categories, wrap: true }),
      column.text('ContactName', t('ContactName')),
      column.render('Phone', t('Phone'), ...phoneCell<VendorRow>(t, { name: row => row.VendorName, at: row => row.Phone })),
      column.render('Email', t('Email'), ...mailCell<VendorRow>(t, { name: row => row.VendorName, at: row => row.Email })),
    ]
  }, [t, labels])
}
