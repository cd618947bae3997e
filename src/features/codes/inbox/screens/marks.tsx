import { Badge } from '@mantine/core'
import { UrgentBadge } from '../../../../ui/kit/UrgentBadge.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { isOpenStatus, type Urgency, type WorkStatus } from '../../requests/model.ts'
import type { RequestRow } from '../contract.ts'
import { words } from '../words.ts'

const colours: Readonly<Record<WorkStatus, string>> = {
  New: 'orange',
  Seen: 'yellow',
  Assigned: 'cyan',
  InProgress: 'blue',
  Done: 'green',
  Cancelled: 'gray',
}

/** How far a request is. */
export const StatusBadge = ({ status }: { status: WorkStatus }) => {
  const t = useWords(words)
  return (
    <Badge variant="light" color={colours[status]} miw="max-content" w="fit-content">
      {t(`status.${status}`)}
    </Badge>
  )
}

/** How urgent it is; what presses stands out. */
export const UrgencyMark = ({ urgency }: { urgency: Urgency | null }) => {
  const t = useWords(words)
  if (urgency === null) return null
  return urgency === 'High' ? <UrgentBadge /> : t(`urgency.${urgency}`)
}

/** Whether a request should have been finished by now. */
export const isLate = ({ Status, DueDate }: Pick<RequestRow, 'Status' | 'DueDate'>): boolean =>
  isOpenStatus(Status) && DueDate !== null && DueDate < Date.now()
