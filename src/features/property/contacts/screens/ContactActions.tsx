import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useContext } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { DialogPlace } from '../../../../ui/form/place.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import type { ContactRow } from '../model.ts'
import { contactKind } from '../model.ts'
import { words } from '../words.ts'
import { MoreContactActions } from './moreContactActions.ts'
import { OnboardDialog } from './OnboardDialog.tsx'
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
  const person = { ContactId: contact.acId, name: contact.FullName.en, BuildingId: contact.BuildingId }
  const { UserId, OffboardedDate } = contact
  return (
    <>
      <HistoryButton of={contactKind} id={contact.acId} />
      {OffboardedDate === null && UserId && below && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() => dialogs.open(close => <OnboardDialog UserId={UserId} onClose={close} />)}
        >
          {t('onboard')}
        </Button>
      )}
      {OffboardedDate === null && <MoreContactActions contact={contact} />}
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
