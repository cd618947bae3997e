import { ActionIcon, CopyButton, Group, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { words } from './words.ts'
import { useWords } from './words.tsx'

/** What a toast shows: its text, and for an error a button that copies it. */
export const ToastMessage = ({ text, kind }: { text: string; kind: 'error' | 'success' }) => {
  const t = useWords(words)
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <Text size="sm" c="var(--mantine-color-text)">
        {text}
      </Text>
      {kind === 'error' && (
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <ActionIcon variant="subtle" color="gray" aria-label={copied ? t('copied') : t('copyMessage')} onClick={copy}>
              {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            </ActionIcon>
          )}
        </CopyButton>
      )}
    </Group>
  )
}
