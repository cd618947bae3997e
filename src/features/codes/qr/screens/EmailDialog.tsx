import { Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isEmail } from '../../../../core/email.ts'
import { nameIn } from '../../../../core/labels.ts'
import { messages } from '../../../../core/problem.ts'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetPropertyContacts } from '../../../property/contacts/contract.ts'
import { EmailQrCode } from '../contract.ts'
import { mostRecipients } from '../rules.ts'
import { words } from '../words.ts'
import { contactsToMail, recipientsOf } from './recipients.ts'

type DialogProps = { gId: string; bId: string; QrCodeId: string; onDone: () => void }

/** Mails a code to contacts of its building and to other addresses. Send needs at least one of either. */
export const EmailDialog = ({ gId, bId, QrCodeId, onDone }: DialogProps) => {
  const t = useWords(words)
  const say = useSay()
  const [chosen, setChosen] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const mail = useWrite(EmailQrCode)
  const recipients = recipientsOf(chosen, typed)
  const send = async () => {
    if (recipients.length === 0) return
    if (recipients.length > mostRecipients) return setProblem(t('mailMost', { n: String(mostRecipients) }))
    if (!recipients.every(isEmail)) return setProblem(recipients.length === 1 ? messages.invalidEmailFormat : messages.invalidEmail)
    for (const RecipientEmail of recipients) if (!(await mail.run({ GroupId: gId, QrCodeId, RecipientEmail }))) return
    toast.success(t('sent', { n: recipients.length }))
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="md">
        <Contacts gId={gId} bId={bId} value={chosen} onChange={setChosen} />
        <TextInput
          label={t('recipients')}
          description={problem ? undefined : t('recipientsHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={problem && say(problem)}
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setProblem(null)
          }}
          inputMode="email"
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={mail.running} disabled={recipients.length === 0}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type ContactsProps = Pick<DialogProps, 'gId' | 'bId'> & { value: string[]; onChange: (emails: string[]) => void }

const all = { pagination: { page: 0, perPage: 10_000 } } as const

/** The contacts of the building that can be mailed to, by name and address. */
const Contacts = ({ gId, bId, value, onChange }: ContactsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { data, isError } = useCall(GetPropertyContacts, { filter: { gId, bId }, ...all })
  const options = contactsToMail(data?.Contacts ?? []).map(({ Email, FullName }) => ({
    value: Email,
    label: `${nameIn(FullName, language)} · ${Email}`,
  }))
  const none = data !== undefined && options.length === 0
  return (
    <MultiSelect
      label={t('mailContacts')}
      placeholder={value.length > 0 ? '' : none ? t('mailNobody') : t('mailChoose')}
      data={options}
      value={value}
      onChange={onChange}
      disabled={none || isError}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={t('mailNotFound')}
      limit={50}
      maxDropdownHeight={240}
    />
  )
}
