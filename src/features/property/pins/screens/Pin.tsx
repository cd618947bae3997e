import { Button, PinInput } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { landing } from '../../../../core/permissions.ts'
import { markField, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { endStill } from '../../../../ui/still/still.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { Entrance, EntranceForm } from '../../../base/people/screens/Entrance.tsx'
import { sessionReply } from '../../../base/people/sessionReply.ts'
import { SignInByPin } from '../contract.ts'
import { words } from '../words.ts'

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
  const { set } = form
  useLayoutEffect(() => {
    const PIN = String(endStill()?.values.PIN ?? '') // what was typed before this script was there
    if (PIN) set('PIN', PIN.slice(0, 4))
  }, [set])
  const problem = form.problemAt('PIN')
  return (
    <Entrance title={t('pinTitle')} lead={t('pinLead')}>
      <EntranceForm form={form}>
        <div {...markField(form, 'PIN')}>
          <PinInput
            type="number"
            mask
            size="xl"
            length={4}
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
