import { useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { MoveButton } from '../../../../ui/kit/MoveButton.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useWords } from '../../../../ui/words.tsx'
import { HandlingMoves } from '../../../base/handling/screens/Handled.tsx'
import { MoveBookingForm } from '../../bookings/screens/MoveBooking.tsx'
import { isArrivalType, isMovableType } from '../../requests/bookings.ts'
import { bookingMoves, visitMoves } from '../../requests/moves.ts'
import { GetRequest, GetRequestCounts, GetRequests, MoveRequest, type OpenedRequest } from '../contract.ts'
import { words } from '../words.ts'

/** What can be done with a booking or a visit now: other hours, none, or the same once more. */
export const BookingMoves = ({ gId, request }: { gId: string; request: OpenedRequest }) => {
  const t = useWords(words)
  const { RequestId, Version, FunctionalityType } = request
  const isVisit = isArrivalType(FunctionalityType)
  const offer = useMoves(isVisit ? visitMoves : bookingMoves)
  const { profile } = useSession()
  const status = request.Status === 'Booked' || request.Status === 'Cancelled' ? request.Status : null
  const refresh = [GetRequests, GetRequest, GetRequestCounts]
  const move = useWrite(MoveRequest, { done: t('saved'), refresh })
  const go = (Move: 'cancel' | 'reopen') => void move.run({ GroupId: gId, RequestId, Version, Move })
  const cancel = async () => {
    const asked = isVisit ? 'cancelVisit' : 'cancelBooking'
    if (await confirm({ title: t(`${asked}Title`), text: t(`${asked}Text`), no: t('keep'), danger: true })) go('cancel')
  }
  const change = () => dialogs.open(() => <MoveBookingForm gId={gId} booking={request} refresh={refresh} />, { size: 460 })
  if (status === null) return null // nothing changes what is over
  return (
    <HandlingMoves>
      <MoveButton of={offer('cancel', status)} onClick={() => void cancel()} />
      {isMovableType(FunctionalityType) && !isByPin(profile) && <MoveButton of={offer('move', status)} primary onClick={change} />}
      <MoveButton of={offer('reopen', status)} loading={move.running} onClick={() => go('reopen')} />
    </HandlingMoves>
  )
}
