import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of which page a file was sent: of a code, and of a visit of it (or the request whose private page it is). */
export type FilePlace = { readonly Address: string; readonly visit: string }
/** A file that was taken: what its form names it by, once it is sent. */
export type SentFile = { readonly FileId: string; readonly Sum: string; readonly Name: string }

/**
 * What a form holds of a file that was taken: which one it is under our key, for one field of the form of one visit. Nobody else's file
 * can be named by it.
 */
export const fileToken = (secret: string, place: FilePlace, Code: string, { FileId, Sum, Name }: SentFile): string => {
  const body = `${FileId}.${Sum.slice(0, 32)}.${Name}`
  return `${mark(secret, place, Code, body)}.${body}`
}

/** The file of a token; null where it is not ours, of another visit, or of another field. */
export const fileOfToken = (secret: string, place: FilePlace, Code: string, token: string): SentFile | null => {
  const [, given = '', FileId, Sum, Name] = /^([\w-]{22})\.([0-9a-f-]{36})\.([0-9a-f]{32})\.(.{1,255})$/su.exec(token) ?? []
  if (!FileId || !Sum || !Name) return null
  const right = mark(secret, place, Code, `${FileId}.${Sum}.${Name}`)
  return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? { FileId, Sum, Name } : null
}

const mark = (secret: string, { Address, visit }: FilePlace, Code: string, body: string): string =>
  createHmac('sha256', secret).update(`scan-file.1.${Address}.${visit}.${Code}.${body}`).digest('base64url').slice(0, 22)
