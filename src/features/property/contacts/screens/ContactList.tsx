import type { ReactNode } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetPortfolioContacts, GetPropertyContacts, GetRoles } from '../contract.ts'
import { words } from '../words.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { ListParts, useEmptyState, useStateFilter } from './states.tsx'
import { useContactColumns, useContactMenu } from './useContactColumns.tsx'
import { useContactLabels } from './useContactLabels.ts'

/** Opens the dialog of a new contact. */
export const addContact = (gId: string, bId: string | null): void => {
  dialogs.open(() => <ContactDialog gId={gId} bId={bId} />)
}

type ContactListProps = { gId: string; bId: string | null; action: ReactNode }

/** Contacts of a building, or of the portfolio (`bId` null): search, filters, list; a row opens its dialog. */
export const ContactList = ({ gId, bId, action }: ContactListProps) => {
  const t = useWords(words)
  const call = bId ? GetPropertyContacts : GetPortfolioContacts
  const filters = useContactFilters(gId, bId)
  const menu = useContactMenu()
  const list = useListTable(call as typeof GetPropertyContacts, {
    emptyCells: 'N/A',
    filter: bId ? { gId, bId } : { gId },
    filters,
    columns: useContactColumns(bId === null),
    label: bId ? t('contacts') : t('team'),
    search: 'text',
    searchLabel: t('search.contacts'),
    sort: { field: 'Name', order: 'ASC' },
    onRow: row => dialogs.open(() => <ContactDialog gId={gId} bId={row.BuildingId} contact={row} />),
    actions: menu,
    tone: row => (row.OffboardedDate === null ? undefined : 'dimmed'),
    empty: useEmptyState(bId ? 'contacts' : 'team', 'Offboarded', filters, action),
  })
  return <ListParts list={list} />
}

const useContactFilters = (gId: string, bId: string | null) => {
  const t = useWords(words)
  const labels = useContactLabels()
  const roles = useCall(GetRoles, { gId }).data?.Roles
  const offered = roles && labels.roles(roles.filter(one => bId || one.Portfolio))
  return useFilters(GetPropertyContacts, [
    choice('cmsRoles', { key: 'role', label: t('Role'), any: t('any.role'), options: offered, wire: role => [role], width: 180 }),
    choice('Team', { key: 'team', label: t('Team'), any: t('any.team'), options: labels.teams, width: 180 }),
    useStateFilter('Offboarded'),
  ])
}
