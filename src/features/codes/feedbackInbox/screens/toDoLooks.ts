import { IconMessageStar, IconMessages, IconStar, IconUserOff } from '@tabler/icons-react'
import { href } from '../../../../ui/route.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { ToDoLook, ToDoLooks } from '../../../base/handling/screens/toDoLooks.ts'
import { entityTypeLabel } from '../../../property/entityTypes/model.ts'
import { answerList, answerPage } from '../routes.ts'
import type { AnswerToDo } from '../toDo.ts'
import { words } from '../toDoWords.ts'

const look = (order: number, kind: AnswerToDo, icon: ToDoLook['icon'], to: () => string): ToDoLook => ({
  order,
  icon,
  count: (n, language) => wordsIn(words, language)(kind, { n }),
  to,
})

/** What waits of feedback, as Home tells it. */
export const answerLooks: ToDoLooks<AnswerToDo, 'Feedback'> = {
  kinds: {
    MyFeedback: look(20, 'MyFeedback', IconMessageStar, () => href(answerList, null, { status: 'Open', owner: 'Mine' })),
    LeftFeedback: look(50, 'LeftFeedback', IconUserOff, () => href(answerList, null, { status: 'Open', owner: 'Left' })),
    LowRatings: look(90, 'LowRatings', IconStar, () => href(answerList, null, { status: 'Open', score: 'Low' })),
    OpenFeedback: look(100, 'OpenFeedback', IconMessages, () => href(answerList, null, { status: 'Open' })),
  },
  things: {
    Feedback: {
      title: ({ Type }, language) => wordsIn(words, language)('thing', { about: entityTypeLabel(Type, language) }),
      to: ({ id }, groupId) => href(answerPage, { groupId, answerId: id }),
    },
  },
}
