import { Button, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { FrameComing } from '../../../../ui/frame/FrameComing.tsx'
import { RouteLink, safePath, useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { login } from '../../../base/people/routes.ts'
import { Entrance } from '../../../base/people/screens/Entrance.tsx'
import { sessionReply } from '../../../base/people/sessionReply.ts'
import { SignInByScan } from '../contract.ts'
import { words } from '../words.ts'

/** `/staff/{address}`: on to the staff page of a code, signed in by the PIN that was typed at it, or asked how to sign in. */
export const Screen = ({ params: { address } }: { params: { address: string } }) => {
  const t = useWords(words)
  const { status, signIn } = useSession()
  const goTo = useGoTo()
  const [{ next, i }] = useUrlState({ next: '', i: '' })
  const [wanted] = useState(() => ({ next: safePath(next) ?? '/', item: i })) // the address bar forgets it on the way there
  const [isRefused, refuse] = useState(false)
  const asked = useRef(false)
  const { run } = useWrite(SignInByScan, {
    onSaved: reply => signIn(sessionReply(reply)),
    onRefused: () => {
      refuse(true)
      return true
    },
  })
  useEffect(() => {
    if (status === 'in') goTo(wanted.next, { replace: true })
    if (status !== 'out' || asked.current) return
    asked.current = true // `run` is another with each drawing: asked once
    void run({ Address: address })
  }, [status, goTo, wanted, run, address])
  if (!isRefused) return <FrameComing />
  return (
    <Entrance title={t('staff.title')} lead={t('staff.lead')}>
      <Stack>
        <Button component="a" href={`/q/${address}/pin?${new URLSearchParams({ i: wanted.item })}`} size="md">
          {t('staff.pin')}
        </Button>
        <Button component={RouteLink} to={login} search={{ next: wanted.next }} size="md" variant="default">
          {t('staff.account')}
        </Button>
      </Stack>
    </Entrance>
  )
}
