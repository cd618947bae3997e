import { Badge } from '@mantine/core'
import { IconFlame } from '@tabler/icons-react'
import { useWords } from '../../../../ui/words.tsx'
import { openStatuses, type RequestStatus, type Urgency } from '../../requests/model.ts'
import type { RequestRow } from '../contract.ts'
import { words } from '../words.ts'
import classes from './inbox.module.css'

const colours: Readonly<Record<RequestStatus, string>> = {
  New: 'orange',
  Seen: 'yellow',
  InProgress: 'blue',
  Done: 'green',
  Cancelled: 'gray',
}

/** How far a request is. */
export const StatusBadge = ({ status }: { status: RequestStatus }) => {
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
  return (
    <span className={classes.urgency} data-urgency={urgency}>
      {urgency === 'High' && <IconFlame size={14} aria-hidden />}
      {t(`urgency.${urgency}`)}
    </span>
  )
}

/** Whether a request should have been finished by now. */
export const isLate = ({ Status, DueDate }: Pick<RequestRow, 'Status' | 'DueDate'>): boolean =>
  openStatuses.includes(Status) && DueDate !== null && DueDate < Date.now()
