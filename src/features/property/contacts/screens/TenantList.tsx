import { Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTenantList } from '../contract.ts'
import type { TenantRow } from '../model.ts'
import { words } from '../words.ts'
import { Choices } from './Choices.tsx'
import { mailCell, phoneCell } from './reach.tsx'
import { TenantDialog } from './TenantDialog.tsx'

const column = columnsOf(GetTenantList)
const noFilter = { state: '' }
type Place = { gId: string; bId: string }

/** Opens the dialog of a new tenant of a building. */
export const addTenant = (place: Place): void => {
  dialogs.open(() => <TenantDialog {...place} />)
}

/** The companies that rent space in a building. */
export const TenantList = ({ gId, bId, action }: Place & { action: ReactNode }) => {
  const t = useWords(words)
  const [chosen, choose] = useUrlState(noFilter, 'tenants')
  const off = chosen.state === 'off'
  const list = useListTable(GetTenantList, {
    filter: { gId, bId, ...(off && { State: 'Inactive' as const }) },
    columns: useColumns(),
    name: 'tenants',
    label: t('tabs.tenants'),
    search: 'text',
    searchLabel: t('search.tenants'),
    sort: { field: 'Name', order: 'ASC' },
    onRow: row => dialogs.open(() => <TenantDialog gId={gId} bId={bId} tenant={row} />),
    tone: row => (row.Disabled ? 'dimmed' : undefined),
    empty: off ? { hint: t('empty.inactive') } : { hint: t('empty.tenants'), action },
  })
  const clear = () => {
    choose(noFilter)
    list.reset()
  }
  return (
    <Stack gap="md">
      <Choices
        choices={[]}
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
