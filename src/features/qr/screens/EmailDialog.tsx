import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isEmail } from '../../../core/email.ts'
import { messages } from '../../../core/problem.ts'
import { useWrite } from '../../../ui/calls.ts'
import { toast } from '../../../ui/toasts.ts'
import { useSay } from '../../../ui/useSay.ts'
import { useWords } from '../../../ui/words.tsx'
import { EmailQrCode } from '../contract.ts'
import { words } from '../words.ts'

/** Mails a code to one or several addresses. Send needs at least one. */
export const EmailDialog = ({ gId, QrCodeId, onDone }: { gId: string; QrCodeId: string; onDone: () => void }) => {
  const t = useWords(words)
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const mail = useWrite(EmailQrCode)
  const recipients = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
  const send = async () => {
    if (recipients.length === 0) return
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
