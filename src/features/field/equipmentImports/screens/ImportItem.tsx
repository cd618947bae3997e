import { Menu } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog)

/** In the actions of the library: opens the dialog that takes a file. */
export const ImportItem = () => {
  const t = useWords(words)
  const open = () => dialogs.open(close => <ImportDialog onClose={close} />, { title: t('dialog.title') })
  return (
    <Menu.Item leftSection={<IconFileImport size={16} aria-hidden />} onClick={open}>
      {t('bulk')}
    </Menu.Item>
  )
}
