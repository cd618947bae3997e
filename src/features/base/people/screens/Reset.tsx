import { Alert, Anchor, Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { EmailField, PasswordField } from '../../../../ui/form/textFields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { RouteLink, useGo } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { RequestPasswordReset, ResetPassword } from '../contract.ts'
import { login } from '../routes.ts'
import { words } from '../words.ts'
import { Entrance, EntranceForm } from './Entrance.tsx'

// The document's delay between the success message and the sign-in page.
const REDIRECT_DELAY = 2000

export const Screen = () => {
  const [{ token: named }] = useUrlState({ token: '' })
  const [token] = useState(named) // the address bar forgets it while the way to the sign-in page is still going on
  return token ? <NewPassword token={token} /> : <AskLink />
}

const AskLink = () => {
  const t = useWords(words)
  const [sent, setSent] = useState('')
  const form = useCallForm(RequestPasswordReset, {
    initial: { Email: '' },
    refusalAt: 'Email',
    onSaved: (_reply, { Email }) => setSent(Email),
  })
  return (
    <Entrance title={t('resetTitle')} lead={t('resetLead')}>
      {sent ? (
        <Alert icon={<IconMailCheck size={20} />} color="green" variant="light" role="status">
          {t('resetSent', { email: sent })}
        </Alert>
      ) : (
        <EntranceForm form={form}>
          <EmailField of={form} name="Email" label={t('email')} autoComplete="username" autoFocus />
          <Button type="submit" size="md" fullWidth loading={form.saving}>
            {t('resetSend')}
          </Button>
        </EntranceForm>
      )}
      <Back />
    </Entrance>
  )
}

const NewPassword = ({ token }: { token: string }) => {
  const t = useWords(words)
  const go = useGo()
  const [done, setDone] = useState(false)
  const form = useCallForm(ResetPassword, {
    initial: { Token: token, Password: '', Repeated: '' },
    refusalAt: 'Password',
    onSaved: () => {
      setDone(true)
      toast.success(t('resetDone'), REDIRECT_DELAY)
      setTimeout(() => go(login), REDIRECT_DELAY)
    },
  })
  return (
    <Entrance title={t(token.startsWith('in_') ? 'invitedTitle' : 'newPasswordTitle')} lead={t('newPasswordLead')}>
      <EntranceForm form={form}>
        <PasswordField of={form} name="Password" label={t('newPassword')} />
        <PasswordField of={form} name="Repeated" label={t('repeated')} />
        <Button type="submit" size="md" fullWidth loading={form.saving} disabled={done}>
          {t('newPasswordSave')}
        </Button>
      </EntranceForm>
      <Back />
    </Entrance>
  )
}

const Back = () => {
  const t = useWords(words)
  return (
    <p style={{ marginTop: 24 }}>
      <Anchor renderRoot={props => <RouteLink to={login} {...props} />}>{t('backToSignIn')}</Anchor>
    </p>
  )
}
