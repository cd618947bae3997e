import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import {
  AddPortfolioContact,
  AddPropertyContact,
  EditPortfolioContact,
  EditPropertyContact,
  GetPinHolders,
  GetPortfolioContacts,
  GetPropertyContacts,
  GetPropertyVendors,
  GetRoles,
  SendPasswordReset,
} from '../contract.ts'
import type { ContactDraft, ContactRow, SaveContact } from '../model.ts'
import { draftOf, newContact } from '../rules.ts'
import { words } from '../words.ts'
import { ContactActions } from './ContactActions.tsx'
import { ContactFields } from './ContactFields.tsx'
import { newest } from './newest.ts'

/** What a saved contact changes on screen. */
export const changedByContact = [GetPropertyContacts, GetPortfolioContacts, GetPropertyVendors, GetPinHolders]

type Props = {
  gId: string
  /** The building, or null: a contact of the portfolio. */
  bId: string | null
  /** An existing contact; none: a new one. */
  contact?: ContactRow
}

/** Creates or edits a contact of a building or of the portfolio. An existing one is read first, and changed after Edit. */
export const ContactDialog = ({ gId, bId, contact }: Props) => {
  const t = useWords(words)
  const roles = useCall(GetRoles, { gId }).data?.Roles
  const row = useLatestRow({ gId, bId, ...(contact && { contact }) })
  const form = useContactForm({ gId, bId, row })
  const draft = form.values as ContactDraft // the payload holds the draft's fields
  const below = row !== undefined && roles?.find(({ Role }) => Role === row.Role)?.Grantable !== false
  return (
    <FormDialog
      title={row ? row.FullName.en : t('add.contact')}
      form={form}
      readFirst={row !== undefined}
      mayEdit={row?.OffboardedDate === null && below}
      locked={row && t(row.OffboardedDate === null ? 'locked.role' : 'locked.offboarded')}
      foot={row && <ContactActions contact={row} below={below} />}
    >
      <ContactFields
        form={form} // its fields change nothing else of the payload
        draft={draft}
        change={next => form.put(before => ({ ...before, ...next(before as ContactDraft) }))}
        gId={gId}
        bId={bId}
        portfolio={bId === null}
        roles={roles ?? []}
        portal={row && <SignInState contact={row} below={below} />}
      />
    </FormDialog>
  )
}

/** The contact as it is now. */
const useLatestRow = ({ gId, bId, contact }: Props): ContactRow | undefined => {
  const one = contact && { gId, ContactId: contact.acId }
  const building = useCall(GetPropertyContacts, bId && one ? { filter: { ...one, bId } } : null, { quiet: true })
  const portfolio = useCall(GetPortfolioContacts, !bId && one ? { filter: one } : null, { quiet: true })
  return contact && newest((building.data ?? portfolio.data)?.Contacts[0], contact)
}

const useContactForm = ({ gId, bId, row }: { gId: string; bId: string | null; row: ContactRow | undefined }) => {
  const call = bId ? (row ? EditPropertyContact : AddPropertyContact) : row ? EditPortfolioContact : AddPortfolioContact
  const existing = row && { ContactId: row.acId, ContactMemberId: row.MemberId, ContactUserId: row.UserId, Version: row.Version }
  const portfolio = bId ? {} : { AssignedBuildings: row?.AssignedBuildings ?? [] }
  const initial = { GroupId: gId, BuildingId: bId, ...existing, ...(row ? draftOf(row) : newContact()), ...portfolio }
  // The four calls take the same payload; which of them it is does not change while the dialog is open.
  const form = useCallForm(call as typeof AddPropertyContact, {
    initial,
    done: 'Successfully saved',
    refresh: changedByContact,
    reads: [GetPropertyContacts, GetPortfolioContacts],
  })
  return form as CallForm<SaveContact>
}

/** How far somebody is on the way to signing in; who does gets a link for a new password, where the user manages passwords. */
const SignInState = ({ contact, below }: { contact: ContactRow; below: boolean }): ReactNode => {
  const t = useWords(words)
  const { can } = useSession()
  const gId = useGroupId()
  const { UserId, Invitation, FullName, OffboardedDate } = contact
  const reset = useWrite(SendPasswordReset, { done: t('resetSent') })
  if (!UserId || OffboardedDate !== null) return null
  if (Invitation)
    return (
      <Alert color={Invitation === 'Waiting' ? 'blue' : 'gray'} variant="light" title={t(`invitation.${Invitation}`)}>
        {t(`invitationHelp.${Invitation}`)}
      </Alert>
    )
  if (!can('ManagePassword') || !below) return null
  const ask = async () => {
    const sure = await confirm({ title: t('resetTitle', { name: FullName.en }), text: t('resetText'), yes: t('resetYes') })
    if (sure) await reset.run({ GroupId: gId, ContactUserId: UserId })
  }
  return (
    <Button variant="default" size="xs" loading={reset.running} onClick={() => void ask()} style={{ alignSelf: 'flex-start' }}>
      {t('resetPassword')}
    </Button>
  )
}
