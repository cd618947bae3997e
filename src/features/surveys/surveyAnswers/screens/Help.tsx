import { Button, Stack, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { fileLinkProps } from '../../../../ui/viewers/openFile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { useFieldText } from '../../../base/fields/screens/useFieldText.ts'
import type { HelperText } from '../../surveys/model.ts'
import { words } from '../words.ts'

/** What helps to answer: a text and a PDF. */
export const Help = ({ of: { Text: text, File } }: { of: HelperText }) => {
  const t = useWords(words)
  const textOf = useFieldText()
  return (
    <Stack pb="md">
      <Text style={{ whiteSpace: 'pre-line' }}>{textOf(text)}</Text>
      {File && (
        <Button
          component="a"
          {...fileLinkProps(File)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
        >
          {t('helpFile')}
        </Button>
      )}
    </Stack>
  )
}
