import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce } from '../../../../ui/calls.ts'
import { PasswordField } from '../../../../ui/form/fields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Pending } from '../../../../ui/pages.tsx'
import { RouteLink, useGo } from '../../../../ui/route.ts'
import { CallError } from '../../../../ui/send.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { login } from '../../../base/people/routes.ts'
import { Entrance, EntranceForm } from '../../../base/people/screens/Entrance.tsx'
import { AnswerInvitation, OpenInvitation } from '../contract.ts'
import { words } from '../words.ts'
import { useContactLabels } from './useContactLabels.ts'

type Invitation = Output<typeof OpenInvitation>

/** Behind the link of an invitation: which account asks, and the answer. */
export const Screen = () => {
  const t = useWords(words)
  const [{ token }] = useUrlState({ token: '' })
  const [opened, setOpened] = useState<Invitation | { error: unknown } | null>(null)
  useEffect(() => {
    let here = true
    const show = (next: Invitation | { error: unknown }) => here && setOpened(next)
    callOnce(OpenInvitation, { Token: token }).then(show, (error: unknown) => show({ error }))
    return () => {
      here = false
    }
  }, [token])
  if (opened === null) return <Pending />
  if (!('error' in opened)) return <Question token={token} invitation={opened} />
  if (!(opened.error instanceof CallError && opened.error.code === 'usr.lnk.exp')) throw opened.error // the page of an error offers to try again
  return (
    <Entrance title={t('asks.over')} lead={t('asks.overText')}>
      <ToSignIn />
    </Entrance>
  )
}

const Question = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { role } = useContactLabels()
  const [declined, setDeclined] = useState(false)
  const go = useGo()
  const { AccountName, Role, Email, NeedsPassword } = invitation
  const passwords = NeedsPassword ? { Password: '', Repeated: '' } : {}
  const accepted = () => {
    toast.success(t('asks.accepted'))
    go(login)
  }
  const yes = useCallForm(AnswerInvitation, { initial: { Token: token, Accept: true, ...passwords }, onSaved: accepted })
  const no = useCallForm(AnswerInvitation, { initial: { Token: token, Accept: false }, onSaved: () => setDeclined(true) })
  return (
    <Entrance title={t('asks.title', { account: nameIn(AccountName, language) })} lead={t('asks.lead', { role: role(Role), email: Email })}>
      {!declined ? (
        <EntranceForm form={yes}>
          <Text size="sm">{t(NeedsPassword ? 'asks.password' : 'asks.known')}</Text>
          {NeedsPassword && <PasswordField of={yes} name="Password" label={t('asks.newPassword')} autoComplete="new-password" />}
          {NeedsPassword && <PasswordField of={yes} name="Repeated" label={t('asks.repeated')} autoComplete="new-password" />}
          <Group grow>
            <Button variant="default" size="md" loading={no.saving} disabled={yes.saving} onClick={() => void no.save()}>
              {t('asks.decline')}
            </Button>
            <Button type="submit" size="md" loading={yes.saving} disabled={no.saving}>
              {t('asks.accept')}
            </Button>
          </Group>
        </EntranceForm>
      ) : (
        <>
          <Alert icon={<IconCircleCheck size={20} />} color="gray" variant="light" role="status">
            {t('asks.declined')}
          </Alert>
          <ToSignIn />
        </>
      )}
    </Entrance>
  )
}

const ToSignIn = () => {
  const t = useWords(words)
  return (
    <p style={{ marginTop: 24 }}>
      <Anchor renderRoot={props => <RouteLink to={login} {...props} />}>{t('asks.signIn')}</Anchor>
    </p>
  )
}
