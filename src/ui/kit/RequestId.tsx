import { ActionIcon, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import { useCopy } from './copy.ts'

/** The id of the request that failed, to be copied: support finds it in the log. Nothing where there is none (`faultIdOf`). */
export const RequestId = ({ id }: { id: string | undefined }) => {
  const t = useWords(words)
  const { copied, copy } = useCopy()
  if (!id) return null
  return (
    <Text component="p" size="xs" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
      {t('requestId', { id })}{' '}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={copied ? t('copied') : t('copyRequestId')}
        onClick={() => copy(id)}
        style={{ verticalAlign: 'middle' }}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </ActionIcon>
    </Text>
  )
}
