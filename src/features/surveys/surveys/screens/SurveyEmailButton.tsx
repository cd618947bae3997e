import { Button, Tooltip } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { ContactRow } from '../../../property/contacts/model.ts'
import { contactEmailWords as words } from '../contactEmailWords.ts'
import { canBeMailed } from '../rules.ts'
import { SurveyEmailDialog } from './SurveyEmailDialog.tsx'

/** Opens the survey e-mail; rests for a contact without a name or a valid e-mail. */
export const SurveyEmailButton = ({ contact }: { contact: ContactRow }) => {
  const t = useWords(words)
  const able = canBeMailed(contact)
  return (
    <Tooltip label={t('needs')} disabled={able}>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={16} aria-hidden />}
        {...(!able && { 'data-disabled': true })}
        aria-disabled={!able}
        onClick={() => able && dialogs.open(() => <SurveyEmailDialog contact={contact} />)}
      >
        {t('title')}
      </Button>
    </Tooltip>
  )
}
