import { Button } from '@mantine/core'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { PasswordField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { ChangePassword, GetOwnSessions } from '../contract.ts'
import { words } from '../words.ts'
import classes from './settings.module.css'

/** The way to another password. */
export const Password = () => {
  const t = useWords(words)
  return (
    <Section title={t('password')} collapsible={false}>
      <div className={classes.choice}>
        <p className={classes.soft} style={{ flex: '1 1 280px' }}>
          {t('passwordLead')}
        </p>
        <Button variant="default" onClick={() => dialogs.open(() => <Change />)}>
          {t('changePassword')}
        </Button>
      </div>
    </Section>
  )
}

const TOLD = 4000

const Change = () => {
  const t = useWords(words)
  const { profile } = useSession()
  const form = useCallForm(ChangePassword, {
    initial: { Present: '', Password: '', Repeated: '' },
    refusalAt: 'Present',
    refresh: [GetOwnSessions],
    onSaved: () => toast.success(t('passwordDone'), TOLD),
  })
  return (
    <FormDialog title={t('changePassword')} form={form} size="md">
      <input type="email" name="username" autoComplete="username" value={profile?.UserName ?? ''} readOnly hidden />
      <PasswordField
        of={form}
        name="Present"
        label={t('present')}
        autoComplete="current-password"
        maxLength={200}
        help={t('forgot')}
        required
      />
      <PasswordField of={form} name="Password" label={t('newPassword')} help={t('passwordRule')} required />
      <PasswordField of={form} name="Repeated" label={t('repeated')} required />
    </FormDialog>
  )
}
