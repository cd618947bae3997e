import { Anchor, Button, Checkbox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { landing } from '../../../../core/permissions.ts'
import { EmailField, PasswordField } from '../../../../ui/form/textFields.tsx'
import { useBegunForm } from '../../../../ui/form/useBegunForm.ts'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { FrameComing } from '../../../../ui/frame/FrameComing.tsx'
import { RouteLink, safePath, useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { SignIn as call } from '../contract.ts'
import { reset } from '../routes.ts'
import { sessionReply } from '../sessionReply.ts'
import { words } from '../words.ts'
import classes from './Entrance.module.css'
import { Entrance, EntranceForm } from './Entrance.tsx'
import { overText } from './overText.ts'
import { keepSurveyPath, savedSurveyPath } from './surveyPath.ts'
import { useSavedSettings } from './useSavedSettings.ts'

const blank = { UserName: '', Password: '', KeepLoggedIn: false }

type Wanted = { survey: string | null; next: string }

/** Where a fresh session goes: a survey's welcome page always, else the page that was asked for, else the landing of its permissions. */
export const destination = ({ survey, next }: Wanted, permissions: Parameters<typeof landing>[0]): string =>
  survey ?? safePath(next) ?? landing(permissions)

export const Screen = () => {
  const t = useWords(words)
  const { status, permissions, over, signIn } = useSession()
  const goTo = useGoTo()
  const [{ next }] = useUrlState({ next: '' })
  const [asked] = useState(() => ({ next, survey: savedSurveyPath() })) // the address bar forgets it while the way there is still going on
  const takeOver = useSavedSettings()
  const form = useCallForm(call, {
    initial: blank,
    refusalAt: 'Password',
    onSaved: reply => {
      takeOver(reply)
      signIn(sessionReply(reply))
    },
  })
  useBegunForm(form)
  useEffect(() => {
    if (status !== 'in') return
    keepSurveyPath(null)
    goTo(destination(asked, permissions), { replace: true })
  }, [status, permissions, goTo, asked])
  if (status === 'in') return <FrameComing /> // the way there may be slow
  return (
    <Entrance title={t('signInTitle')} lead={t('signInLead')}>
      {over && (
        <p role="status" className={classes.notice}>
          {overText(t, over.reason)} {asked.next && t('overBack')}
        </p>
      )}
      <EntranceForm form={form}>
        <EmailField of={form} name="UserName" label={t('email')} autoComplete="username" autoFocus />
        <PasswordField of={form} name="Password" label={t('password')} autoComplete="current-password" />
        <div className={classes.row}>
          <Checkbox
            wrapperProps={{ 'data-field': 'KeepLoggedIn' }}
            label={t('keep')}
            checked={form.values.KeepLoggedIn ?? false}
            onChange={event => form.set('KeepLoggedIn', event.currentTarget.checked)}
          />
          <Anchor renderRoot={props => <RouteLink to={reset} {...props} />}>{t('forgot')}</Anchor>
        </div>
        <Button type="submit" size="md" fullWidth loading={form.saving}>
          {t('signIn')}
        </Button>
      </EntranceForm>
    </Entrance>
  )
}
