import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export type StoredFile = { readonly stream: Readable; readonly size: number; readonly contentType: string }

/** Where bytes of files live. A key is `<group id>/<file id>`: see `assertFileKey`. */
export type FileStore = {
  /** Writes the whole object or nothing; an object of the same key is replaced. */
  put(key: string, content: Uint8Array | Readable, meta: { readonly contentType: string }): Promise<void>
  /** Null when there is no such object. The caller reads the stream to its end or destroys it. */
  get(key: string): Promise<StoredFile | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Removes everything whose key begins with `<folder>/`: all that an account has. */
  removeFolder(folder: string): Promise<void>
}

/** The bytes of a stored file, null when there is no such object. Small files are read so: no stream is left over that nobody reads. */
export const readBytes = async (files: Pick<FileStore, 'get'>, key: string): Promise<Buffer | null> => {
  const found = await files.get(key)
  return found && buffer(found.stream)
}

const pattern = /^[0-9a-f-]{1,64}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/

/** True for `<lower-case hex and dashes>/<letters, digits, . _ ->` whose second part does not start with a dot. */
export const isFileKey = (key: string) => pattern.test(key) && !key.startsWith('-')

/** Throws on anything but the id of an account. */
export function assertFolder(folder: string) {
  if (!/^[0-9a-f-]{36}$/.test(folder)) throw new Error('Not a folder of files')
}

/** Throws on anything but a file key: callers make keys, so a wrong one is a fault of the program. */
export function assertFileKey(key: string) {
  if (!isFileKey(key)) throw new Error('Not a file key')
}
