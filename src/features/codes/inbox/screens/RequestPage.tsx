import { Badge } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { ReadValue } from '../../../../ui/form/field.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { MoveButton } from '../../../../ui/kit/MoveButton.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { UrgentBadge } from '../../../../ui/kit/UrgentBadge.tsx'
import { href } from '../../../../ui/route.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { useFieldText } from '../../../base/fields/screens/useFieldText.ts'
import { HandledLayout, HandlingMoves } from '../../../base/handling/screens/Handled.tsx'
import handling from '../../../base/handling/screens/handling.module.css'
import { NoteFiles } from '../../../base/handling/screens/NoteFiles.tsx'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { useMarkSeen } from '../../../base/handling/screens/useMarkSeen.ts'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { isPermitKind } from '../../permits/model.ts'
import { PermitMoves } from '../../permits/screens/PermitMoves.tsx'
import { describeBooking, requestName, requestNoun, requestNounLabels } from '../../requests/bookings.ts'
import { type WorkStatus, workStatuses } from '../../requests/model.ts'
import { requestMoves } from '../../requests/moves.ts'
import { GetRequest, GetRequestCounts, GetRequests, MoveRequest, type OpenedRequest } from '../contract.ts'
import { requestTypeLabel } from '../listColumns.ts'
import { requestKinds } from '../record.ts'
import { requestList } from '../routes.ts'
import { words } from '../words.ts'
import { BookingMoves } from './BookingMoves.tsx'
import classes from './inbox.module.css'
import { StatusBadge, WaitingBadge } from './marks.tsx'
import { RequestNotes } from './RequestNotes.tsx'
import { RequestSide } from './RequestSide.tsx'

type Params = { groupId: string; requestId: string }

/** `/requests/{groupId}/{requestId}`: one request with its assignee and its notes. */
export const Screen = ({ params: { groupId, requestId } }: { params: Params }) => {
  const t = useWords(words)
  const found = useCall(GetRequest, { gId: groupId, RequestId: requestId }, { quiet: true })
  const crumbs = [{ label: t('title'), to: href(requestList) }]
  if (found.isError && !found.data)
    return (
      <Page title={t('title')} crumbs={crumbs}>
        <LoadFailed query={found} missing={t('missing')} />
      </Page>
    )
  if (!found.data)
    return (
      <Page title={t('title')} crumbs={crumbs}>
        <Skeletons.Form fields={6} />
      </Page>
    )
  return <Opened gId={groupId} request={found.data} />
}

const Opened = ({ gId, request }: { gId: string; request: OpenedRequest }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const { RequestId, Status } = request
  const name = requestName(request, language)
  const noun = requestNoun(request.FunctionalityType)
  const isBooking = noun !== 'request'
  const isPermit = isPermitKind(request.FunctionalityType)
  const moves = isPermit ? (
    <PermitMoves gId={gId} RequestId={request.RequestId} refresh={[GetRequest, GetRequests, GetRequestCounts]} />
  ) : isBooking ? (
    <BookingMoves gId={gId} request={request} />
  ) : (
    <Moves gId={gId} request={request} />
  )
  const see = useWrite(MoveRequest, { refresh: [GetRequests, GetRequest, GetRequestCounts] })
  useMarkSeen(RequestId, Status === 'New', () => void see.run({ GroupId: gId, RequestId, Move: 'see' }))
  return (
    <Page
      title={name}
      lead={[requestTypeLabel(request.FunctionalityType, language), dateTime(request.CreatedDate)].join(' · ')}
      crumbs={[
        isBooking
          ? { label: t('tabs.Visits'), to: href(requestList, null, { tab: 'Visits' }) }
          : { label: t('title'), to: href(requestList) },
        { label: name },
      ]}
      actions={
        <>
          <span className={handling.state}>
            {request.Urgency === 'High' && <UrgentBadge />}
            <StatusBadge of={request} />
            <WaitingBadge of={request} />
          </span>
          <HistoryButton of={requestKinds[noun]} id={RequestId} />
          {!isBooking && !isPermit && <Cancel gId={gId} request={request} />}
        </>
      }
      action={moves}
    >
      <HandledLayout side={<RequestSide gId={gId} request={request} />}>
        {isBooking && (
          <Section title={requestNounLabels[noun][language]} collapsible={false}>
            <ReadValue label={t('booked')}>
              {describeBooking(request, language) || requestTypeLabel(request.FunctionalityType, language)}
            </ReadValue>
          </Section>
        )}
        <Section title={t('sent')} collapsible={false}>
          <Answers request={request} />
        </Section>
        <RequestNotes gId={gId} request={request} />
      </HandledLayout>
    </Page>
  )
}

const Answers = ({ request }: { request: OpenedRequest }) => {
  const t = useWords(words)
  const textOf = useFieldText()
  return (
    <dl className={classes.answers}>
      {request.Answers.map(({ Code, Question, Text, Stars: stars, Failed, Files }) => (
        <div key={Code}>
          <dt>{textOf(Question)}</dt>
          <dd>
            {Files.length > 0 ? (
              <NoteFiles label={textOf(Question)} files={Files} renew={() => refresh(GetRequest)} />
            ) : stars === null ? (
              Text
            ) : (
              <Stars value={stars} />
            )}
            {Failed && (
              <Badge ml="xs" color="red" variant="light">
                {t('failed')}
              </Badge>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The state of work. */
const workStatus = (status: OpenedRequest['Status']): WorkStatus => workStatuses.find(one => one === status) ?? 'Done'

/** Cancels it, after a question; apart from the next steps. */
const Cancel = ({ gId, request }: { gId: string; request: OpenedRequest }) => {
  const t = useWords(words)
  const { RequestId, Version } = request
  const Status = workStatus(request.Status)
  const offer = useMoves(requestMoves)
  const move = useWrite(MoveRequest, { done: t('saved'), refresh: [GetRequests, GetRequest, GetRequestCounts] })
  const cancel = async () => {
    if (!(await confirm({ title: t('cancelTitle'), text: t('cancelText'), no: t('keep'), danger: true }))) return
    void move.run({ GroupId: gId, RequestId, ...(Status !== 'New' && { Version }), Move: 'cancel' })
  }
  return <MoveButton of={offer('cancel', Status)} loading={move.running} onClick={() => void cancel()} />
}

/** What can be done with it now: the next step first. */
const Moves = ({ gId, request }: { gId: string; request: OpenedRequest }) => {
  const t = useWords(words)
  const offer = useMoves(requestMoves)
  const { RequestId, Version, AssigneeId, BuildingId } = request
  const Status = workStatus(request.Status)
  const { me } = useAssignees(gId, BuildingId, request)
  const move = useWrite(MoveRequest, { done: t('saved'), refresh: [GetRequests, GetRequest, GetRequestCounts] })
  // Opening a new one marks it as seen at the same time: that is no conflict.
  const go = (Move: 'claim' | 'resume' | 'start' | 'finish' | 'reopen') =>
    void move.run({ GroupId: gId, RequestId, ...(Status !== 'New' && { Version }), Move })
  const waits = Status === 'New' || Status === 'Seen' || Status === 'Assigned'
  const isMine = me === null || AssigneeId === me
  return (
    <HandlingMoves>
      {waits && <MoveButton of={offer('finish', Status)} onClick={() => go('finish')} />}
      {request.WaitingDate !== null && <MoveButton of={offer('resume', Status)} onClick={() => go('resume')} />}
      {!isMine && <MoveButton of={offer('claim', Status)} icon={<IconUserCheck size={16} aria-hidden />} onClick={() => go('claim')} />}
      <MoveButton of={offer('start', Status)} primary loading={move.running} onClick={() => go('start')} />
      {!waits && <MoveButton of={offer('finish', Status)} primary loading={move.running} onClick={() => go('finish')} />}
      <MoveButton of={offer('reopen', Status)} loading={move.running} onClick={() => go('reopen')} />
    </HandlingMoves>
  )
}
