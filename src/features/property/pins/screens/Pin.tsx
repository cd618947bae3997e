import { Button, PinInput } from '@mantine/core'
import { landing } from '../../../../core/permissions.ts'
import { useBegunForm } from '../../../../ui/form/useBegunForm.ts'
import { markField, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { Entrance, EntranceForm } from '../../../base/people/screens/Entrance.tsx'
import { sessionReply } from '../../../base/people/sessionReply.ts'
import { SignInByPin } from '../contract.ts'
import { words } from '../words.ts'

/** Digits of a PIN. */
const length = 4

export const Screen = ({ params }: { params: { secret: string } }) => {
  const t = useWords(words)
  const say = useSay()
  const { signIn } = useSession()
  const goTo = useGoTo()
  const form = useCallForm(SignInByPin, {
    initial: { Secret: params.secret, PIN: '' },
    refusalAt: 'PIN',
    onSaved: reply => {
      signIn(sessionReply(reply))
      goTo(landing(reply.UserContext.PermissionsHash), { replace: true })
    },
  })
  useBegunForm(form, {
    read: ({ PIN }) => ({
      PIN: String(PIN ?? '')
        .replaceAll(/\D/g, '')
        .slice(0, length),
    }),
    isComplete: ({ PIN }) => PIN.length === length,
  })
  const problem = form.problemAt('PIN')
  return (
    <Entrance title={t('pinTitle')} lead={t('pinLead')}>
      <EntranceForm form={form}>
        <div {...markField(form, 'PIN')}>
          <PinInput
            type="number"
            mask
            size="xl"
            length={length}
            aria-label={t('pin')}
            error={Boolean(problem)}
            value={form.values.PIN}
            onChange={value => form.set('PIN', value)}
            onComplete={() => void form.save()}
          />
        </div>
        {problem && (
          <p role="alert" style={{ margin: 0, color: 'var(--status-bad)' }}>
            {say(problem)}
          </p>
        )}
        <Button type="submit" size="md" fullWidth loading={form.saving}>
          {t('signIn')}
        </Button>
      </EntranceForm>
    </Entrance>
  )
}
