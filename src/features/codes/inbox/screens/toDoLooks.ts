import { IconAlarm, IconFlame, IconInbox, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { href } from '../../../../ui/route.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { ToDoLook, ToDoLooks } from '../../../base/handling/screens/toDoLooks.ts'
import { requestList, requestPage } from '../routes.ts'
import type { RequestToDo } from '../toDo.ts'
import { words } from '../toDoWords.ts'

const look = (order: number, kind: RequestToDo, icon: ToDoLook['icon'], to: () => string): ToDoLook => ({
  order,
  icon,
  count: (n, language) => wordsIn(words, language)(kind, { n }),
  to,
})

/** What waits of requests, as Home tells it. */
export const requestLooks: ToDoLooks<RequestToDo, 'Request'> = {
  kinds: {
    MyRequests: look(10, 'MyRequests', IconUserCheck, () => href(requestList, null, { status: 'Open', owner: 'Mine' })),
    LeftRequests: look(30, 'LeftRequests', IconUserOff, () => href(requestList, null, { status: 'Open', owner: 'Left' })),
    LeftBookings: look(40, 'LeftBookings', IconUserOff, () => href(requestList, null, { tab: 'Visits', status: 'Booked', owner: 'Left' })),
    UrgentRequests: look(60, 'UrgentRequests', IconFlame, () => href(requestList, null, { status: 'Open', urgency: 'High' })),
    LateRequests: look(70, 'LateRequests', IconAlarm, () => href(requestList, null, { status: 'Late' })),
    NewRequests: look(80, 'NewRequests', IconInbox, () => href(requestList, null, { status: 'New' })),
  },
  things: {
    Request: {
      title: ({ Type, Number }) => `${Type} ${Number}`,
      to: ({ id }, groupId) => href(requestPage, { groupId, requestId: id }),
    },
  },
}
