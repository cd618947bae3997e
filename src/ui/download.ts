/** Gives the user a file that the page has made. */
export const download = (content: string | Uint8Array, fileName: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type })) // a view of a plain buffer, not of a shared one
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The same of a file that a call gives. */
export const downloadBase64 = ({ FileName, ContentType, Base64 }: { FileName: string; ContentType: string; Base64: string }): void =>
  download(
    Uint8Array.from(atob(Base64), sign => sign.charCodeAt(0)),
    FileName,
    ContentType,
  )
