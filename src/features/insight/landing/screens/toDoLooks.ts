import {
  IconAlarm,
  IconClipboardText,
  IconFlame,
  IconHourglass,
  IconInbox,
  IconMessageStar,
  IconMessages,
  IconPencil,
  IconStar,
  IconUpload,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { href } from '../../../../ui/route.ts'
import { answerList } from '../../../codes/feedbackInbox/routes.ts'
import { requestList } from '../../../codes/inbox/routes.ts'
import { imports } from '../../../property/imports/routes.ts'
import { surveyList } from '../../../surveys/surveys/routes.ts'
import type { ToDoKind } from '../contract.ts'

export type ToDoIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

/** The picture of each kind of thing that waits, and the list of exactly those that are counted. */
export const looks: Record<ToDoKind, { icon: ToDoIcon; to: () => string }> = {
  MyRequests: { icon: IconUserCheck, to: () => href(requestList, null, { status: 'Open', owner: 'Mine' }) },
  MyFeedback: { icon: IconMessageStar, to: () => href(answerList, null, { status: 'Open', owner: 'Mine' }) },
  LeftRequests: { icon: IconUserOff, to: () => href(requestList, null, { status: 'Open', owner: 'Left' }) },
  LeftBookings: { icon: IconUserOff, to: () => href(requestList, null, { tab: 'Visits', status: 'Booked', owner: 'Left' }) },
  LeftFeedback: { icon: IconUserOff, to: () => href(answerList, null, { status: 'Open', owner: 'Left' }) },
  UrgentRequests: { icon: IconFlame, to: () => href(requestList, null, { status: 'Open', urgency: 'High' }) },
  LateRequests: { icon: IconAlarm, to: () => href(requestList, null, { status: 'Late' }) },
  NewRequests: { icon: IconInbox, to: () => href(requestList, null, { status: 'New' }) },
  LowRatings: { icon: IconStar, to: () => href(answerList, null, { status: 'Open', score: 'Low' }) },
  OpenFeedback: { icon: IconMessages, to: () => href(answerList, null, { status: 'Open' }) },
  SurveysToAccept: { icon: IconClipboardText, to: () => href(surveyList, null, { status: 'PendingApproval' }) },
  SurveysWaiting: { icon: IconHourglass, to: () => href(surveyList, null, { status: 'Completed' }) },
  SurveyDrafts: { icon: IconPencil, to: () => href(surveyList, null, { status: 'Draft' }) },
  ImportsChecked: { icon: IconUpload, to: () => href(imports) },
}
