import { Button, Group, Select, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { useCall, useWrite } from '../../../../../ui/calls.ts'
import { shownOf } from '../../../../../ui/form/choiceFields.tsx'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { FieldPart } from '../../../../../ui/form/parts.tsx'
import { useSession } from '../../../../../ui/session.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { MembersForm } from '../../../../base/members/screens/MembersForm.tsx'
import { AddPropertyContact, GetPropertyContacts, GetRoles } from '../../../../property/contacts/contract.ts'
import { contactProblems, grantable, heldBack } from '../../../../property/contacts/rules.ts'
import { useContactLabels } from '../../../../property/contacts/screens/useContactLabels.ts'
import { formDataRoot, formIn, type PanelForm, type PanelProps } from '../../screens/panelForm.ts'
import { type FrontDeskForm, pageMembers, personMembers } from './definition.ts'
import { type FrontDeskRole, findShown, frontDeskRoles, makeContact, withContact, withoutContact } from './rules.ts'
import { words } from './words.ts'

/** Whom the page shows: one of the building's contacts, or somebody new, who becomes one; and how they can be reached. */
export const Panel = ({ form }: PanelProps) => {
  const { change, values } = formIn<FrontDeskForm>(form)
  const editing = useContext(FieldMode) === 'edit'
  const [adding, setAdding] = useState(false)
  const chooses = editing && !values.AlternateEnable
  // Adding begins and ends with nobody; only a saved contact stays.
  const add = (next: boolean) => {
    setAdding(next)
    change(withoutContact)
  }
  return (
    <>
      {chooses && adding && <NewContact form={form} onCancel={() => add(false)} onSaved={() => setAdding(false)} />}
      {chooses && !adding && <ChooseContact form={form} onAdd={() => add(true)} />}
      {!(chooses && adding) && <MembersForm form={form} root={formDataRoot} members={personMembers} />}
      <MembersForm form={form} root={formDataRoot} members={pageMembers} />
    </>
  )
}

const ChooseContact = ({ form, onAdd }: { form: PanelForm; onAdd: () => void }) => {
  const t = useWords(words)
  const { place, values, change } = formIn<FrontDeskForm>(form)
  const { can } = useSession()
  const asked = place.bId ? { filter: place, pagination: { page: 0, perPage: 10_000 } } : null
  const contacts = useCall(GetPropertyContacts, asked).data?.Contacts ?? []
  const choose = (id: string | null) => {
    const picked = contacts.find(({ acId }) => acId === id)
    change(before => (picked ? withContact(before, picked) : withoutContact(before)))
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Select
        w="100%"
        label={t('existing')}
        description={t('existingHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('pick')}
        data={contacts.map(({ acId, FullName, Email }) => ({ value: acId, label: [FullName.en, Email].filter(Boolean).join(' · ') }))}
        value={findShown(contacts, values)?.acId ?? null}
        onChange={choose}
        searchable
        clearable
        openOnFocus={false}
        {...shownOf(contacts)}
        nothingFoundMessage={t('nobody')}
        clearButtonProps={{ 'aria-label': t('clear') }}
      />
      {can('ManageContacts') && (
        <Button variant="default" size="xs" leftSection={<IconUserPlus size={14} aria-hidden />} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </Stack>
  )
}

const NewContact = ({ form, onCancel, onSaved }: { form: PanelForm; onCancel: () => void; onSaved: () => void }) => {
  const t = useWords(words)
  const labels = useContactLabels()
  const { permissions } = useSession()
  const { place, values, change } = formIn<FrontDeskForm>(form)
  const [role, setRole] = useState<FrontDeskRole | null>(null)
  const rows = useCall(GetRoles, { gId: place.gId }).data?.Roles ?? []
  const offered = rows.filter(({ Role, Grantable }) => Grantable && frontDeskRoles.some(one => one === Role))
  const presets = offered.find(({ Role }) => Role === role)
  const draft = makeContact(values, role, presets && grantable(presets, heldBack(permissions)))
  const contact = useWrite(AddPropertyContact, { done: 'Successfully saved', refresh: [GetPropertyContacts] })
  const save = async () => {
    const saved = await contact.run({ GroupId: place.gId, BuildingId: place.bId, ...draft })
    if (!saved) return
    change(before => ({ ...before, UserId: saved.UserId }))
    onSaved()
  }
  return (
    <FieldPart title={t('adding')} lead={t('addingLead')}>
      <MembersForm form={form} root={formDataRoot} members={personMembers} />
      <Select
        label={t('role')}
        placeholder={t('pickRole')}
        data={labels.roles(offered)}
        value={role}
        onChange={next => setRole(frontDeskRoles.find(one => one === next) ?? null)}
        openOnFocus={false}
        withAsterisk
      />
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          size="xs"
          variant="light"
          loading={contact.running}
          disabled={contactProblems(draft, { portfolio: false }).length > 0}
          onClick={() => void save()}
        >
          {t('saveContact')}
        </Button>
      </Group>
    </FieldPart>
  )
}
