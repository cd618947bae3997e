import { IconPhone } from '@tabler/icons-react'
import { wordsIn } from '../../../../ui/words.tsx'
import type { ToDoLooks } from '../../../base/handling/screens/toDoLooks.ts'
import { vacancyLeadsPath } from '../routes.ts'
import type { LeadToDo } from '../toDo.ts'
import { words } from '../toDoWords.ts'

/** What waits of leads, as Home tells it. */
export const leadLooks: ToDoLooks<LeadToDo> = {
  kinds: {
    NewLeads: {
      order: 95,
      icon: IconPhone,
      count: (n, language) => wordsIn(words, language)('NewLeads', { n }),
      to: () => vacancyLeadsPath({ stage: 'New' }),
    },
  },
}
