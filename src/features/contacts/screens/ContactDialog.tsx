import { Button } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useCall } from '../../../ui/calls.ts'
import { FieldMode } from '../../../ui/form/field.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { FormDialog } from '../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../ui/form/useCallForm.ts'
import { useSession } from '../../../ui/session.ts'
import { useWords } from '../../../ui/words.tsx'
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
  const { can } = useSession()
  const roles = useCall(GetRoles, { gId }).data?.Roles
  const row = useLatestRow({ gId, bId, ...(contact && { contact }) })
  const form = useContactForm({ gId, bId, row })
  const draft = form.values as ContactDraft // the payload holds the draft's fields
  const below = row !== undefined && roles?.find(({ Role }) => Role === row.Role)?.Grantable !== false
  const reset = row?.UserId && can('ManagePassword') && <PasswordReset form={form} />
  return (
    <FormDialog
      title={row ? row.FullName.en : t('add.contact')}
      form={form}
      readFirst={row !== undefined}
      mayEdit={row?.OffboardedDate === null && below}
      foot={row && <ContactActions contact={row} below={below} />}
    >
      <ContactFields
        form={form as unknown as CallForm<ContactDraft>} // its fields change nothing else of the payload
        draft={draft}
        change={next => form.put(before => ({ ...before, ...next(before as ContactDraft) }))}
        gId={gId}
        bId={bId}
        portfolio={bId === null}
        roles={roles ?? []}
        portal={reset}
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

/** Another password for somebody who signs in: only who manages passwords sees it, and only while editing. */
const PasswordReset = ({ form }: { form: CallForm<SaveContact> }): ReactNode => {
  const t = useWords(words)
  const editing = useContext(FieldMode) === 'edit'
  const asked = form.values.Password !== undefined
  if (!editing) return null
  if (!asked)
    return (
      <Button variant="default" size="xs" onClick={() => form.set('Password', '')} style={{ alignSelf: 'flex-start' }}>
        {t('resetPassword')}
      </Button>
    )
  return (
    <>
      <PasswordField of={form} name="Password" label={t('newPassword')} help={t('passwordHelp')} required />
      <Button variant="subtle" color="gray" size="xs" onClick={() => form.set('Password', undefined)} style={{ alignSelf: 'flex-start' }}>
        {t('keepPassword')}
      </Button>
    </>
  )
}
