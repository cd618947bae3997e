import { callOnce, refresh } from '../../../../ui/calls.ts'
import { ask, dialogs } from '../../../../ui/dialogs.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { ExcuseDues, GetSchedule, MoveDue } from '../contract.ts'
import type { ScheduledDue } from '../model.ts'
import { words } from '../words.ts'
import { MoveDialog } from './MoveDialog.tsx'

/** What is done with dates of a week. A date that is dropped in another person's row is given to that person, for this date alone. */
export const useDueChanges = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const place = { GroupId: gId, BuildingId: bId }
  const send = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetSchedule)
  }
  const move = async (due: ScheduledDue, to: { Day: string; UserId: string | null }) => {
    const { DueId, Version, Time, Day, UserId, WalkerId } = due
    if (Day === to.Day && UserId === to.UserId) return
    // Nobody's row, or the row in which it stood: who walks the round walks it.
    const given = to.UserId === UserId ? WalkerId : to.UserId
    await send(() => callOnce(MoveDue, { ...place, DueId, Version, Time, Day: to.Day, UserId: given }), t('moved'))
  }
  const excuseDay = async (dues: readonly ScheduledDue[], day: string) => {
    const Reason = await ask({
      title: t('excuseTitle', { n: dues.length, day }),
      label: t('excuseReason'),
      yes: t('excuse'),
      maxLength: 500,
    })
    if (Reason === null) return
    const Dues = dues.map(({ DueId, Version }) => ({ DueId, Version }))
    await send(() => callOnce(ExcuseDues, { ...place, Dues, Reason }), t('excused', { n: dues.length }))
  }
  const openMove = (due: ScheduledDue) =>
    dialogs.open(close => <MoveDialog gId={gId} bId={bId} due={due} onExcuse={() => (close(), void excuseDay([due], due.Day))} />, {
      title: t('move', { name: due.QrName }),
    })
  return { move, excuseDay, openMove }
}
