import { Menu } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

const PhotosDialog = lazyPart(async () => (await import('./PhotosDialog.tsx')).PhotosDialog)

/** In the actions of the library: opens the dialog that takes photos of many pieces. */
export const PhotosItem = () => {
  const t = useWords(words)
  const open = () => dialogs.open(close => <PhotosDialog onClose={close} />, { title: t('photos.title'), size: 'lg' })
  return (
    <Menu.Item leftSection={<IconPhotoPlus size={16} aria-hidden />} onClick={open}>
      {t('photos.title')}
    </Menu.Item>
  )
}
