import { Badge } from '@mantine/core'
import { UrgentBadge } from '../../../../ui/kit/UrgentBadge.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { ShownStatus } from '../../requests/bookings.ts'
import { isOpenStatus, type Urgency } from '../../requests/model.ts'
import type { RequestRow } from '../contract.ts'
import { statusLabel } from '../listColumns.ts'
import { words } from '../words.ts'

const colours: Readonly<Record<ShownStatus, string>> = {
  New: 'orange',
  Seen: 'yellow',
  Assigned: 'cyan',
  InProgress: 'blue',
  Done: 'green',
  Cancelled: 'gray',
  Booked: 'green',
  Over: 'gray',
}

/** How far a request is. */
export const StatusBadge = ({ of }: { of: Pick<RequestRow, 'Status' | 'FunctionalityType'> }) => {
  const [language] = useLanguage()
  return (
    <Badge variant="light" color={colours[of.Status]} miw="max-content" w="fit-content">
      {statusLabel(of, language)}
    </Badge>
  )
}

/** That the visitor of open work was asked something, and nobody has to act until the answer is there. */
export const WaitingBadge = ({ of }: { of: Pick<RequestRow, 'Status' | 'WaitingDate'> }) => {
  const t = useWords(words)
  if (of.WaitingDate === null || !isOpenStatus(of.Status)) return null
  return (
    <Badge variant="light" color="grape" miw="max-content" w="fit-content">
      {t('status.Waiting')}
    </Badge>
  )
}

/** How urgent it is; what presses stands out. */
export const UrgencyMark = ({ urgency }: { urgency: Urgency }) => {
  const t = useWords(words)
  return urgency === 'High' ? <UrgentBadge /> : t(`urgency.${urgency}`)
}

/** Whether a request should have been finished by now. */
export const isLate = ({ Status, DueDate, WaitingDate }: Pick<RequestRow, 'Status' | 'DueDate' | 'WaitingDate'>): boolean =>
  isOpenStatus(Status) && WaitingDate === null && DueDate !== null && DueDate < Date.now()
