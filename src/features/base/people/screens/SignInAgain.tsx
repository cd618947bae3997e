import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { PasswordField } from '../../../../ui/form/textFields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { loseSession, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { SignIn } from '../contract.ts'
import { sessionReply } from '../sessionReply.ts'
import { words } from '../words.ts'
import { overText } from './overText.ts'

/** Over a page with unsaved input whose session has ended: its user signs in again and goes on, or leaves. */
export const SignInAgain = () => {
  const t = useWords(words)
  const { profile, over, signIn } = useSession()
  const UserName = profile?.UserName ?? ''
  const form = useCallForm(SignIn, {
    initial: { UserName, Password: '' },
    refusalAt: 'Password',
    onSaved: reply => signIn(sessionReply(reply)),
  })
  const leave = () => loseSession(false, over)
  return (
    <Modal
      opened
      centered
      radius="md"
      size={440}
      zIndex={1000}
      title={t('overTitle')}
      overlayProps={{ blur: 6 }}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={leave}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          void form.save()
        }}
      >
        <Stack>
          <Text>
            {overText(t, over?.reason)} {t('overKept')}
          </Text>
          <input type="email" name="username" autoComplete="username" value={UserName} readOnly hidden />
          <PasswordField of={form} name="Password" label={t('passwordOf', { email: UserName })} autoComplete="current-password" autoFocus />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={leave}>
              {t('overLeave')}
            </Button>
            <Button type="submit" loading={form.saving}>
              {t('signIn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
