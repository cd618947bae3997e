import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { addContact, ContactList } from './ContactList.tsx'

/** `/portfolioTeam`: who works for several buildings. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => addContact(gId, null)}>
      {t('add.contact')}
    </Button>
  )
  return (
    <Page title={t('team')} lead={t('teamLead')} action={add}>
      <ContactList gId={gId} bId={null} action={add} />
    </Page>
  )
}
