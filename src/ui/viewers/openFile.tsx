import type { MouseEvent } from 'react'
import { isVideo } from '../../core/fileRef.ts'
import { dialogs } from '../dialogs.tsx'
import { lazyPart } from '../lazyPart.tsx'

const PdfDialog = lazyPart(async () => (await import('../pdf/PdfDialog.tsx')).PdfDialog)
const VideoDialog = lazyPart(async () => (await import('./VideoDialog.tsx')).VideoDialog)

type LinkedFile = { Name: string; Link?: string | undefined; OriginalLink?: string | undefined }

const isPdf = (name: string): boolean => /\.pdf$/i.test(name)

/** Shows a PDF file in our viewer and a video in our player; every other file is opened by the browser. */
export const openFile = ({ Name, Link, OriginalLink }: LinkedFile): void => {
  if (!Link) return
  if (isPdf(Name))
    dialogs.open(() => <PdfDialog name={Name} link={Link} originalLink={OriginalLink} />, { title: Name, size: 1100, phone: 'full' })
  else if (isVideo(Name)) dialogs.open(() => <VideoDialog name={Name} link={Link} />, { title: Name, size: 900, phone: 'full' })
  else window.open(Link, '_blank', 'noopener')
}

/** For a link or a button that opens a file: ours to show, also where a new tab would have opened; a click with a key goes to the file. */
export const fileLinkProps = (file: LinkedFile) => ({
  href: file.Link,
  onClick: (event: MouseEvent) => {
    if (!(isPdf(file.Name) || isVideo(file.Name)) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    openFile(file)
  },
})
