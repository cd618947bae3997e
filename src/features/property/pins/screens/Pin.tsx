import { Button } from '@mantine/core'
import { landing } from '../../../../core/permissions.ts'
import { PinField, pinLength } from '../../../../ui/form/PinField.tsx'
import { useBegunForm } from '../../../../ui/form/useBegunForm.ts'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { Entrance, EntranceForm } from '../../../base/people/screens/Entrance.tsx'
import { sessionReply } from '../../../base/people/sessionReply.ts'
import { SignInByPin } from '../contract.ts'
import { words } from '../words.ts'

export const Screen = ({ params }: { params: { secret: string } }) => {
  const t = useWords(words)
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
        .slice(0, pinLength),
    }),
    isComplete: ({ PIN }) => PIN.length === pinLength,
  })
  return (
    <Entrance title={t('pinTitle')} lead={t('pinLead')}>
      <EntranceForm form={form}>
        <PinField form={form} label={t('pin')} mask />
        <Button type="submit" size="md" fullWidth loading={form.saving}>
          {t('signIn')}
        </Button>
      </EntranceForm>
    </Entrance>
  )
}
