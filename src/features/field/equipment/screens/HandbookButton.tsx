import { ActionIcon } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import type { FileRef } from '../../../../core/fileRef.ts'
import { fileLinkProps } from '../../../../ui/viewers/openFile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

/** Opens the handbook of a piece of equipment, by the link that came with its row. */
export const HandbookButton = ({ file, name }: { file: FileRef; name: string }) => {
  const t = useWords(words)
  return (
    <ActionIcon component="a" {...fileLinkProps(file)} variant="subtle" aria-label={t('handbookOf', { name })} title={file.Name}>
      <IconFileText size={18} aria-hidden />
    </ActionIcon>
  )
}
