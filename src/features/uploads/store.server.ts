import { Refusal } from '../../core/problem.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'

// A call's context holds no file store, so the part that serves the files brings it: see `publicFiles`.
let opened: FileStore | null = null

/** Gives the upload calls of this process the store to write to. */
export const openStore = (files: FileStore): void => {
  opened = files
}

/** The store of this process. Throws `sys.srv.una` before `openStore`. */
export const fileStore = (): FileStore => {
  if (!opened) throw new Refusal('sys.srv.una')
  return opened
}
