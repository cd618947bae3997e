import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { MoveButton } from '../../../../ui/kit/MoveButton.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { HandlingMoves } from '../../../base/handling/screens/Handled.tsx'
import { GetPermit } from '../contract.ts'
import { words } from '../words.ts'
import { usePermitActions } from './usePermitActions.tsx'

type MovesProps = { gId: string; RequestId: string; refresh?: readonly { path: string }[]; onMoved?: () => void }

/**
 * What can be done with a permit now, for who may: a decision, in and out at the door, its page. `refresh`: what else shows it; `onMoved`: it is the
 * permit's own page, which looks again.
 */
export const PermitMoves = ({ gId, RequestId, refresh = [], onMoved }: MovesProps) => {
  const t = useWords(words)
  const actions = usePermitActions(gId, { refresh, onMoved })
  const permit = useCall(GetPermit, { gId, RequestId }, { quiet: true }).data
  if (!permit) return null
  const { approve, change, refuse, withdraw, begin, end, reopen } = actions.offersOf(permit)
  return (
    <HandlingMoves>
      {!onMoved && (
        <Button
          component="a"
          variant="default"
          href={permit.Link}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconQrcode size={16} aria-hidden />}
        >
          {t('openPermit')}
        </Button>
      )}
      <MoveButton of={refuse} onClick={() => actions.refuse(permit)} />
      <MoveButton of={withdraw} onClick={() => actions.withdraw(permit)} />
      <MoveButton of={change} onClick={() => actions.approve(permit)} />
      <MoveButton of={reopen} loading={actions.running} onClick={() => actions.go(permit, 'reopen')} />
      <MoveButton of={approve} primary onClick={() => actions.approve(permit)} />
      <MoveButton of={begin} primary loading={actions.running} onClick={() => actions.go(permit, 'begin')} />
      <MoveButton of={end} primary loading={actions.running} onClick={() => actions.go(permit, 'end')} />
    </HandlingMoves>
  )
}
