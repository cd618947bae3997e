import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetPortfolioContacts, GetPropertyContacts, GetRoles } from '../contract.ts'
import { words } from '../words.ts'
import { Choices } from './Choices.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { useContactColumns, useContactMenu } from './useContactColumns.tsx'
import { useContactLabels } from './useContactLabels.ts'

const noFilter = { role: '', team: '', state: '' }

/** Opens the dialog of a new contact. */
export const addContact = (gId: string, bId: string | null): void => {
  dialogs.open(() => <ContactDialog gId={gId} bId={bId} />)
}

type ContactListProps = { gId: string; bId: string | null; action: ReactNode }

/** Contacts of a building, or of the portfolio (`bId` null): search, filters, list; a row opens its dialog. */
export const ContactList = ({ gId, bId, action }: ContactListProps) => {
  const t = useWords(words)
  const labels = useContactLabels()
  const [chosen, choose] = useUrlState(noFilter)
  const call = bId ? GetPropertyContacts : GetPortfolioContacts
  const roles = useCall(GetRoles, { gId }).data?.Roles ?? []
  const menu = useContactMenu()
  const off = chosen.state === 'off'
  const filter = {
    gId,
    ...(bId && { bId }),
    ...(chosen.role && { cmsRoles: [chosen.role] }),
    ...(chosen.team && { Team: chosen.team }),
    ...(off && { State: 'Offboarded' as const }),
  }
  const list = useListTable(call as typeof GetPropertyContacts, {
    filter,
    columns: useContactColumns(call, bId === null),
    label: bId ? t('contacts') : t('team'),
    search: 'text',
    searchLabel: t('search.contacts'),
    sort: { field: 'Name', order: 'ASC' },
    onRow: row => dialogs.open(() => <ContactDialog gId={gId} bId={row.BuildingId} contact={row} />),
    actions: menu,
    tone: row => (row.OffboardedDate === null ? undefined : 'dimmed'),
    empty: off
      ? { hint: t('empty.offboarded') }
      : chosen.role || chosen.team
        ? { hint: t('empty.noMatch') }
        : { hint: bId ? t('empty.contacts') : t('empty.team'), action },
  })
  const clear = () => {
    choose(noFilter)
    list.reset()
  }
  const offered = roles.filter(one => bId || one.Portfolio)
  return (
    <Stack gap="md">
      <Choices
        choices={[
          { name: 'role', label: t('Role'), any: t('any.role'), options: labels.roles(offered) },
          { name: 'team', label: t('Team'), any: t('any.team'), options: labels.teams },
        ]}
        chosen={chosen}
        choose={choose}
        states={[t('states.Active'), t('states.Offboarded')]}
        search={list.search}
        tools={list.tools}
        onClear={clear}
      />
      {list.body}
    </Stack>
  )
}
