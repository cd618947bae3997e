import { IconClipboardText, IconHourglass, IconPencil } from '@tabler/icons-react'
import { href } from '../../../../ui/route.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { ToDoLook, ToDoLooks } from '../../../base/handling/screens/toDoLooks.ts'
import { surveyList } from '../routes.ts'
import type { SurveyToDo } from '../toDo.ts'
import { words } from '../toDoWords.ts'

const look = (order: number, kind: SurveyToDo, icon: ToDoLook['icon'], to: () => string): ToDoLook => ({
  order,
  icon,
  count: (n, language) => wordsIn(words, language)(kind, { n }),
  to,
})

/** What waits of surveys, as Home tells it. */
export const surveyLooks: ToDoLooks<SurveyToDo> = {
  kinds: {
    SurveysToAccept: look(110, 'SurveysToAccept', IconClipboardText, () => href(surveyList, null, { status: 'PendingApproval' })),
    SurveysWaiting: look(120, 'SurveysWaiting', IconHourglass, () => href(surveyList, null, { status: 'Completed' })),
    SurveyDrafts: look(130, 'SurveyDrafts', IconPencil, () => href(surveyList, null, { status: 'Draft' })),
  },
}
