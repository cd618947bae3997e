import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { SurveyStatus } from '../model.ts'
import { words } from '../words.ts'

const kinds = { Draft: 'none', Completed: 'info', PendingApproval: 'warn', Active: 'good' } as const

/** A survey's status as a mark with its word. */
export const SurveyStatusMark = ({ status }: { status: SurveyStatus }) => {
  const t = useWords(words)
  return <StatusDot kind={kinds[status]} label={t(`status.${status}`)} />
}
