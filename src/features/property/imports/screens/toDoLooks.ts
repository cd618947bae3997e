import { IconUpload } from '@tabler/icons-react'
import { href } from '../../../../ui/route.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import type { ToDoLooks } from '../../../base/handling/screens/toDoLooks.ts'
import { imports } from '../routes.ts'
import type { ImportToDo } from '../toDo.ts'
import { words } from '../toDoWords.ts'

/** What waits of imports, as Home tells it. */
export const importLooks: ToDoLooks<ImportToDo> = {
  kinds: {
    ImportsChecked: {
      order: 140,
      icon: IconUpload,
      count: (n, language) => wordsIn(words, language)('ImportsChecked', { n }),
      to: () => href(imports),
    },
  },
}
