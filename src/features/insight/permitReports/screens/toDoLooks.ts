import { IconCertificate, IconTemperature } from '@tabler/icons-react'
import { wordsIn } from '../../../../ui/words.tsx'
import type { ToDoLook, ToDoLooks } from '../../../base/handling/screens/toDoLooks.ts'
import { hvacReportPath, roofReportPath } from '../routes.ts'
import type { PermitToDo } from '../toDo.ts'
import { words } from '../toDoWords.ts'

const look = (order: number, kind: PermitToDo, icon: ToDoLook['icon'], to: () => string): ToDoLook => ({
  order,
  icon,
  count: (n, language) => wordsIn(words, language)(kind, { n }),
  to,
})

/** What waits of permits, as Home tells it. */
export const permitLooks: ToDoLooks<PermitToDo> = {
  kinds: {
    RoofPermits: look(65, 'RoofPermits', IconCertificate, () => roofReportPath),
    HvacPermits: look(66, 'HvacPermits', IconTemperature, () => hvacReportPath),
  },
}
