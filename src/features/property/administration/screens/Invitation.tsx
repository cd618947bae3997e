import { Button } from '@mantine/core'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetInvitation, InviteAdmin } from '../contract.ts'
import type { Group } from '../model.ts'
import { words } from '../words.ts'
import classes from './AccountInfo.module.css'

const kinds = { None: 'none', Waiting: 'warn', Expired: 'bad', Accepted: 'good' } as const

/** Whether the primary user has become the account's admin; while not, the invitation can be sent. */
export const Invitation = ({ group: { acId, PrimaryUserEmail } }: { group: Group }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const { can } = useSession()
  const { data } = useCall(GetInvitation, { gId: acId }, { quiet: true, load: 'always' })
  const { run, running } = useWrite(InviteAdmin, { done: 'Successfully sent!', refresh: [GetInvitation] })
  if (!data) return null
  const { State, ExpiresDate } = data
  const label = State === 'Waiting' && ExpiresDate !== null ? t('waitingUntil', { date: date(ExpiresDate) }) : t(`invitation.${State}`)
  return (
    <div className={classes.invitation}>
      <StatusDot kind={kinds[State]} label={label} />
      {State !== 'Accepted' && can('ManageGroups') && PrimaryUserEmail && (
        <Button variant="default" size="xs" loading={running} onClick={() => void run({ GroupId: acId })}>
          {t(State === 'None' ? 'sendInvitation' : 'sendAgain')}
        </Button>
      )}
    </div>
  )
}
