import { ownFile } from '../../core/ownFile.ts'
import { required } from '../../core/problem.ts'
import { dialogs } from '../dialogs.tsx'
import type { RichPicture } from '../kit/RichText.tsx'
import { words } from '../kit/richWords.ts'
import { useWords } from '../words.tsx'
import { FormDialog } from './shells.tsx'
import { TextField } from './textFields.tsx'
import { UploadField } from './UploadField.tsx'
import { useLocalForm } from './useLocalForm.ts'

/** Which pictures may be put into rich text, and where they go. */
export type PictureTerms = { bucket: string; accept: readonly string[]; largest: number }
type PickedPicture = Pick<RichPicture, 'src' | 'alt'>
type DialogProps = { terms: PictureTerms; before: RichPicture | null; onDone: (picture: PickedPicture) => void }

/** Asks for a picture of rich text and its description; null if the dialog was cancelled. */
export const askPicture = async (terms: PictureTerms, before: RichPicture | null): Promise<RichPicture | null> => {
  const picked = await new Promise<PickedPicture | null>(resolve => {
    dialogs.open(() => <PictureDialog terms={terms} before={before} onDone={resolve} />, { size: 480, onClosed: () => resolve(null) })
  })
  return picked && { ...picked, ...(await sizeOf(picked.src)) }
}

const PictureDialog = ({ terms, before, onDone }: DialogProps) => {
  const t = useWords(words)
  const form = useLocalForm({
    initial: { Picture: before?.src ?? null, Description: before?.alt ?? '' },
    check: values => required(values, ['Picture', 'Description']),
    onDone: ({ Picture, Description }) => onDone({ src: ownFile(Picture ?? ''), alt: Description.trim() }),
  })
  return (
    <FormDialog title={t(before ? 'picture.change' : 'picture.add')} form={form} submit={t(before ? 'save' : 'picture.insert')}>
      <UploadField of={form} name="Picture" label={t('picture.file')} {...terms} required />
      <TextField of={form} name="Description" label={t('picture.alt')} help={t('picture.altHelp')} maxLength={200} required />
    </FormDialog>
  )
}

type PictureSize = Pick<RichPicture, 'width' | 'height'>
/** Of a picture that has a size of its own, in pixels; a drawing may have none. */
const sizeOf = async (src: string): Promise<PictureSize> => {
  const picture = new Image()
  picture.src = src
  await picture.decode().catch(() => undefined)
  return { width: picture.naturalWidth || null, height: picture.naturalHeight || null }
}
