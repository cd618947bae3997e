import { Button } from '@mantine/core'
import { useContext } from 'react'
import { FieldMode } from '../../../ui/form/field.tsx'
import { DialogPlace } from '../../../ui/form/place.ts'
import { useSession } from '../../../ui/session.ts'
import { useWords } from '../../../ui/words.tsx'
import type { ContactRow } from '../model.ts'
import { words } from '../words.ts'
import { useOffboarding } from './useOffboarding.ts'

/** What can be done with an existing contact, at the foot of its dialog while it is read. */
export const ContactActions = ({ contact }: { contact: ContactRow }) => {
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
  return contact.OffboardedDate === null ? (
    <Button variant="default" color="red" loading={running} onClick={() => void after(offboard(person))}>
      {t('offboard')}
    </Button>
  ) : (
    <Button loading={running} onClick={() => void after(reactivate(person))}>
      {t('reactivate')}
    </Button>
  )
}
