import { Alert, Text } from '@mantine/core'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

/** In a list, in place of what a message said whose reader was erased. */
export const ErasedText = () => {
  const t = useWords(words)
  return (
    <Text span size="sm" c="var(--ink-soft)">
      {t('erased')}
    </Text>
  )
}

/** In a message, why nothing of it is left. */
export const ErasedNotice = () => {
  const t = useWords(words)
  return (
    <Alert color="gray" title={t('erased')}>
      {t('erasedLead')}
    </Alert>
  )
}
