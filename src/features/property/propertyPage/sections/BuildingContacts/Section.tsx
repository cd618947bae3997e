import { Button, Card, Group, Stack, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useCall } from '../../../../../ui/calls.ts'
import type { CallForm } from '../../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetRoles } from '../../../contacts/contract.ts'
import type { ContactDraft } from '../../../contacts/model.ts'
import { newContact } from '../../../contacts/rules.ts'
import { ContactFields } from '../../../contacts/screens/ContactFields.tsx'
import { words } from '../../../contacts/words.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import type { BuildingContacts } from './model.ts'

/** A card a contact, with the fields of the contact dialog. */
const Fields = ({ form, gId }: FieldsProps<'BuildingContacts'>) => {
  const t = useWords(words)
  const roles = useCall(GetRoles, { gId }).data?.Roles ?? []
  const { Contacts } = form.values.BuildingContacts
  const put = (change: (before: readonly ContactDraft[]) => ContactDraft[]) =>
    form.put(before => ({ ...before, BuildingContacts: { Contacts: change(before.BuildingContacts.Contacts) } }))
  const changed = (i: number) => (next: (before: ContactDraft) => ContactDraft) =>
    put(before => before.map((one, n) => (n === i ? next(one) : one)))
  return (
    <Stack gap="md">
      {Contacts.map((draft, i) => (
        <Card key={String(i)} withBorder radius="md" padding="md" component="section" aria-label={t('nth', { n: String(i + 1) })}>
          <Group justify="space-between" mb="sm">
            <Title order={3}>{t('nth', { n: String(i + 1) })}</Title>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden />}
              aria-label={t('removeNth', { n: String(i + 1) })}
              onClick={() => put(before => before.filter((_, n) => n !== i))}
            >
              {t('remove')}
            </Button>
          </Group>
          <Stack gap="md">
            <ContactFields
              form={form as unknown as CallForm<ContactDraft>} // the names of its fields begin with their place in this form
              draft={draft}
              change={changed(i)}
              at={name => `BuildingContacts.Contacts.${i}.${name}` as typeof name}
              gId={gId}
              bId={null}
              roles={roles}
            />
          </Stack>
        </Card>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => put(before => [...before, newContact()])}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('addAnother')}
      </Button>
    </Stack>
  )
}

const Summary = ({ payload }: { payload: BuildingContacts }) => {
  const t = useWords(words)
  return t('count', { n: payload.Contacts.length })
}

export const page: SectionPage<'BuildingContacts'> = { Fields, Summary }
