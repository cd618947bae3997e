import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useSession } from '../../../../ui/session.ts'
import { type OfferedMove, useMoves } from '../../../../ui/useMoves.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { MovePermit } from '../contract.ts'
import { type Permit, permitFlags } from '../model.ts'
import { permitMoves } from '../moves.ts'
import { permitMessages } from '../rules.ts'
import { words } from '../words.ts'
import { ApproveDialog, permitCalls, ReasonDialog } from './PermitDialogs.tsx'

type Offers = Record<'approve' | 'change' | 'refuse' | 'withdraw' | 'begin' | 'end' | 'reopen', OfferedMove | null>

type ActionOptions = { refresh?: readonly { path: string }[]; onMoved?: (() => void) | undefined }
/** What the reader may do with permits, and how it is done. `refresh`: what shows them beside their own calls. */
export const usePermitActions = (gId: string, { refresh = [], onMoved }: ActionOptions = {}) => {
  const t = useWords(words)
  const say = useSay()
  const { can } = useSession()
  const offer = useMoves(permitMoves)
  const move = useWrite(MovePermit, { done: t('saved'), refresh: [...permitCalls, ...refresh] })
  const dialog = { size: 520, ...(onMoved && { onClosed: onMoved }) }
  return {
    running: move.running,
    /** The buttons of a permit; one that cannot be pressed now says why. */
    offersOf: (permit: Permit): Offers => {
      const { Kind, Status, Standing } = permit
      const decide = (name: 'approve' | 'refuse' | 'withdraw' | 'reopen') => (can(permitFlags[Kind]) ? offer(name, Status) : null)
      const approve = decide('approve')
      const begin = offer('begin', Status)
      const early = Standing === 'NotYet' ? permitMessages.notYet : Standing === 'Over' ? permitMessages.over : null
      return {
        approve: Status === 'Requested' ? approve : null,
        change: Status === 'Approved' && approve ? { ...approve, label: t('change') } : null,
        refuse: decide('refuse'),
        withdraw: decide('withdraw'),
        reopen: decide('reopen'),
        begin: begin && early ? { ...begin, reason: say(early) } : begin,
        end: offer('end', Status),
      }
    },
    approve: (permit: Permit) => dialogs.open(() => <ApproveDialog gId={gId} permit={permit} />, dialog),
    refuse: (permit: Permit) => dialogs.open(() => <ReasonDialog gId={gId} permit={permit} Move="refuse" />, dialog),
    withdraw: (permit: Permit) => dialogs.open(() => <ReasonDialog gId={gId} permit={permit} Move="withdraw" />, dialog),
    go: ({ id: RequestId, Version }: Permit, Move: 'begin' | 'end' | 'reopen') =>
      void move.run({ GroupId: gId, RequestId, Version, Move }).then(onMoved),
  }
}
