import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ReadValue } from '../../../../ui/form/field.tsx'
import { fileLinkProps } from '../../../../ui/viewers/openFile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { FieldControl } from '../screens/controlProps.ts'
import { words } from '../words.ts'

/** The file that the field offers. */
export const TermsControl: FieldControl = ({ field: { File }, label }) => {
  const t = useWords(words)
  if (!File) return null
  return (
    <ReadValue label={label}>
      <Button
        component="a"
        {...fileLinkProps(File)}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={t('download', { name: File.Name })}
      >
        {File.Name}
      </Button>
    </ReadValue>
  )
}
