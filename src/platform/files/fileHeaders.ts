/** Content types that only our own encoder writes; nothing else is ever shown inline. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

export type FileHeaderInput = {
  readonly contentType: string
  readonly name: string
  readonly disposition: 'inline' | 'attachment'
  readonly size: number
}

/** Headers under which a stored file may leave: it runs nothing, is read as no other type, and shows inline only if it is an image that we encoded. */
export function fileHeaders(file: FileHeaderInput): Record<string, string> {
  const disposition = file.disposition === 'inline' && shown.has(file.contentType) ? 'inline' : 'attachment'
  return {
    'Content-Type': /^[\w.+-]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/.test(file.contentType) ? file.contentType : 'application/octet-stream',
    'Content-Length': String(file.size),
    'Content-Disposition': contentDisposition(disposition, file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, max-age=300',
  }
}

/** RFC 6266: an ASCII `filename` for old readers, `filename*` in UTF-8 by RFC 8187 for all others. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string) {
  const clean = name.toWellFormed().replace(/[\p{Cc}\u2028\u2029/\\]/gu, '_')
  const ascii = clean.replace(/[^ -~]/gu, '_').replace(/["%;]/g, '_')
  const utf8 = encodeURIComponent(clean).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${disposition}; filename="${ascii || 'file'}"; filename*=UTF-8''${utf8 || 'file'}`
}
