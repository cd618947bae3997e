import { IconUserCheck } from '@tabler/icons-react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { MoveButton } from '../../../../ui/kit/MoveButton.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { href } from '../../../../ui/route.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { HandledLayout, HandlingMoves } from '../../../base/handling/screens/Handled.tsx'
import handling from '../../../base/handling/screens/handling.module.css'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { useMarkSeen } from '../../../base/handling/screens/useMarkSeen.ts'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { entityTypeLabel } from '../../../property/entityTypes/model.ts'
import { answerMoves } from '../../answers/moves.ts'
import { scales } from '../../answers/rules.ts'
import { GetAnswer, GetAnswers, MoveAnswer, type OpenedAnswer } from '../contract.ts'
import { answerKind } from '../record.ts'
import { answerList } from '../routes.ts'
import { words } from '../words.ts'
import { AnswerNotes } from './AnswerNotes.tsx'
import { AnswerSide } from './AnswerSide.tsx'
import { AnswerStatusBadge } from './AnswerStatusBadge.tsx'
import classes from './feedbackInbox.module.css'

type Params = { groupId: string; answerId: string }

/** `/feedback/{groupId}/{answerId}`: one answer with its assignee and its replies. */
export const Screen = ({ params: { groupId, answerId } }: { params: Params }) => {
  const t = useWords(words)
  const found = useCall(GetAnswer, { gId: groupId, AnswerId: answerId }, { quiet: true })
  const crumbs = [{ label: t('title'), to: href(answerList) }]
  if (found.data) return <Opened gId={groupId} answer={found.data} />
  return (
    <Page title={t('title')} crumbs={crumbs}>
      {found.isError ? <LoadFailed query={found} missing={t('missing')} /> : <Skeletons.Form fields={6} />}
    </Page>
  )
}

const Opened = ({ gId, answer }: { gId: string; answer: OpenedAnswer }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const { AnswerId, Status } = answer
  const { run } = useWrite(MoveAnswer, { refresh: [GetAnswers, GetAnswer] })
  useMarkSeen(AnswerId, Status === 'New', () => void run({ GroupId: gId, AnswerId, Move: 'see' }))
  const about = entityTypeLabel(answer.EntityType, language)
  return (
    <Page
      title={answer.QrName || about}
      lead={[answer.QrName && about, dateTime(answer.SubmitDate)].filter(Boolean).join(' · ')}
      crumbs={[{ label: t('title'), to: href(answerList) }, { label: answer.QrName || about }]}
      actions={
        <>
          <span className={handling.state}>
            <AnswerStatusBadge status={Status} />
          </span>
          <HistoryButton of={answerKind} id={AnswerId} />
        </>
      }
      action={<Moves gId={gId} answer={answer} />}
    >
      <HandledLayout side={<AnswerSide gId={gId} answer={answer} />}>
        <Section title={t('said')} collapsible={false}>
          <Said answer={answer} />
        </Section>
        <AnswerNotes gId={gId} answer={answer} />
      </HandledLayout>
    </Page>
  )
}

const Said = ({ answer: { Score, Text, CustomerEffortScore, NetPromoterScore, Role } }: { answer: OpenedAnswer }) => {
  const t = useWords(words)
  const figure = (n: number, most: number) => t('of', { n: String(n), most: String(most) })
  return (
    <div className={handling.column}>
      <Stars value={Score} size={26} />
      {Text ? <p className={classes.comment}>{Text}</p> : <p className={classes.none}>{t('noComment')}</p>}
      <dl className={classes.figures}>
        {CustomerEffortScore !== null && (
          <div>
            <dt>{t('effort')}</dt>
            <dd>{figure(CustomerEffortScore, scales.CustomerEffortScore[1])}</dd>
          </div>
        )}
        {NetPromoterScore !== null && (
          <div>
            <dt>{t('recommend')}</dt>
            <dd>{figure(NetPromoterScore, scales.NetPromoterScore[1])}</dd>
          </div>
        )}
        {Role && (
          <div>
            <dt>{t('col.Role')}</dt>
            <dd>{Role}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** What can be done with it now: the next step first. */
const Moves = ({ gId, answer }: { gId: string; answer: OpenedAnswer }) => {
  const { AnswerId, Status, Version, AssigneeId, BuildingId } = answer
  const { me } = useAssignees(gId, BuildingId, answer)
  const t = useWords(words)
  const offer = useMoves(answerMoves)
  const move = useWrite(MoveAnswer, { done: t('saved'), refresh: [GetAnswers, GetAnswer] })
  // Opening a new one marks it as seen at the same time: that is no conflict.
  const go = (Move: 'claim' | 'take' | 'finish' | 'reopen') =>
    void move.run({ GroupId: gId, AnswerId, ...(Status !== 'New' && { Version }), Move })
  const waits = Status === 'New' || Status === 'Seen' || Status === 'Assigned'
  const isMine = me === null || AssigneeId === me
  return (
    <HandlingMoves>
      {waits && <MoveButton of={offer('finish', Status)} onClick={() => go('finish')} />}
      {!isMine && <MoveButton of={offer('claim', Status)} icon={<IconUserCheck size={16} aria-hidden />} onClick={() => go('claim')} />}
      <MoveButton of={offer('take', Status)} primary loading={move.running} onClick={() => go('take')} />
      {!waits && <MoveButton of={offer('finish', Status)} primary loading={move.running} onClick={() => go('finish')} />}
      <MoveButton of={offer('reopen', Status)} loading={move.running} onClick={() => go('reopen')} />
    </HandlingMoves>
  )
}
