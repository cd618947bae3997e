import { Stack } from '@mantine/core'
import { Page } from '../../../../ui/kit/Page.tsx'
import { textIn } from '../../../../ui/language.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { privacy } from '../routes.ts'
import { words } from '../words.ts'
import { Notice } from './Notice.tsx'
import { PersonData } from './PersonData.tsx'
import { Retention } from './Retention.tsx'

/** `/privacy`: how long names are kept, and what is kept of a person. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  return (
    <Page narrow title={textIn(privacy.title, language)} lead={t('lead')}>
      <Stack gap="lg">
        <PersonData gId={gId} />
        <Retention gId={gId} />
        <Notice gId={gId} />
      </Stack>
    </Page>
  )
}
