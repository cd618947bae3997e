import { IconUserCheck } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { LeadDialog, type OpenedLead } from './LeadDialog.tsx'

/** Opens a lead from its row, and from the menu of the row. */
export const useLeadActions = (gId: string) => {
  const t = useWords(words)
  const open = (lead: OpenedLead) => dialogs.open(() => <LeadDialog gId={gId} lead={lead} />, { size: 560 })
  const action = (lead: OpenedLead) => ({
    label: t('handle'),
    icon: <IconUserCheck size={16} aria-hidden />,
    onClick: () => open(lead),
  })
  return { open, action }
}
