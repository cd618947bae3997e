import { createHash } from 'node:crypto'

/** A uuid (version 8) that follows from texts and bytes: the same from the same, so that what is done again finds what it did before. */
export const uuidFrom = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const sum = hash.digest('hex')
  return `${sum.slice(0, 8)}-${sum.slice(8, 12)}-8${sum.slice(13, 16)}-8${sum.slice(17, 20)}-${sum.slice(20, 32)}`
}
