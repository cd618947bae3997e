import type { MouseEvent } from 'react'
import { dialogs } from '../dialogs.tsx'
import { lazyPart } from '../lazyPart.tsx'

const PdfDialog = lazyPart(async () => (await import('./PdfDialog.tsx')).PdfDialog)

type LinkedFile = { Name: string; Link?: string | undefined }

/** Shows a PDF file in a viewer of ours; every other file is opened by the browser. */
export const openFile = ({ Name, Link }: LinkedFile): void => {
  if (!Link) return
  if (!/\.pdf$/i.test(Name)) {
    window.open(Link, '_blank', 'noopener')
    return
  }
  dialogs.open(() => <PdfDialog name={Name} link={Link} />, { title: Name, size: 1100, phone: 'full' })
}

/** For a link or a button that opens a file: a PDF in our viewer, also where a new tab would have opened; a click with a key goes to the file. */
export const fileLinkProps = (file: LinkedFile) => ({
  href: file.Link,
  onClick: (event: MouseEvent) => {
    if (!/\.pdf$/i.test(file.Name) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    openFile(file)
  },
})
