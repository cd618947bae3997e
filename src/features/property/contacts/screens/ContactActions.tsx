import { Button, Tooltip } from '@mantine/core'
import { IconClipboardText, IconMail } from '@tabler/icons-react'
import { useContext } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { DialogPlace } from '../../../../ui/form/place.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { canBeMailed } from '../../../surveys/surveys/rules.ts'
import type { ContactRow } from '../model.ts'
import { words } from '../words.ts'
import { OnboardDialog } from './OnboardDialog.tsx'
import { SurveyEmailDialog } from './SurveyEmailDialog.tsx'
import { useOffboarding } from './useOffboarding.ts'

type Props = {
  contact: ContactRow
  /** Whether the contact's role is one that the user may give. */
  below: boolean
}

/** What can be done with an existing contact, at the foot of its dialog while it is read. */
export const ContactActions = ({ contact, below }: Props) => {
  const t = useWords(words)
  const { can } = useSession()
  const reading = useContext(FieldMode) === 'read'
  const close = useContext(DialogPlace)?.close
  const { offboard, reactivate, running } = useOffboarding()
  if (!reading || !can('ManageContacts')) return null
  const after = async (done: Promise<boolean>) => {
    if (await done) close?.()
  }
  const person = { ContactId: contact.acId, name: contact.FullName.en }
  const { UserId, OffboardedDate } = contact
  return (
    <>
      <HistoryButton object="contact" id={contact.acId} />
      {OffboardedDate === null && UserId && below && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() => dialogs.open(close => <OnboardDialog UserId={UserId} onClose={close} />)}
        >
          {t('onboard')}
        </Button>
      )}
      {OffboardedDate === null && <SurveyEmailButton contact={contact} />}
      {OffboardedDate === null ? (
        <Button variant="default" color="red" loading={running} onClick={() => void after(offboard(person))}>
          {t('offboard')}
        </Button>
      ) : (
        <Button loading={running} onClick={() => void after(reactivate(person))}>
          {t('reactivate')}
        </Button>
      )}
    </>
  )
}

/** Opens the survey e-mail; rests for a contact without a name or a valid e-mail. */
const SurveyEmailButton = ({ contact }: { contact: ContactRow }) => {
  const t = useWords(words)
  const able = canBeMailed(contact)
  return (
    <Tooltip label={t('survey.needs')} disabled={able}>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={16} aria-hidden />}
        {...(!able && { 'data-disabled': true })}
        aria-disabled={!able}
        onClick={() => able && dialogs.open(() => <SurveyEmailDialog contact={contact} />)}
      >
        {t('survey.title')}
      </Button>
    </Tooltip>
  )
}
