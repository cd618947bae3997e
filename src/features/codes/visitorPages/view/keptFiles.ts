import { newId } from '../../../../ui/newId.ts'
import { openStore } from '../../../../ui/offline/openStore.ts'
import { cutPieces } from '../../../../ui/offline/pieces.ts'
import type { KeptFile } from './kept.ts'

/** The bytes of files whose answer waits for a connection. */
type FileBytes = { readonly id: string; readonly at: number; readonly type: string; readonly pieces: readonly ArrayBuffer[] }
const store = openStore<{ files: { key: string; value: FileBytes } }>({
  name: 'lintel-kept',
  version: 1,
  upgrade: db => void db.createObjectStore('files', { keyPath: 'id' }),
})

/** A file as it is to be sent, of a field of its form. */
export type ReadyFile = { readonly field: string; readonly name: string; readonly file: Blob }

/** Keeps files, all or none; rejects where the browser keeps none, or has no room. */
export const keepFiles = async (all: readonly ReadyFile[]): Promise<KeptFile[]> => {
  const rows = await Promise.all(
    all.map(async ({ field, name, file }) => {
      const id = newId()
      const pieces = cutPieces(new Uint8Array(await file.arrayBuffer()))
      return { kept: { id, field, name }, bytes: { id, at: Date.now(), type: file.type, pieces } }
    }),
  )
  await store.write(['files'], async tx => {
    for (const { bytes } of rows) await tx.objectStore('files').put(bytes)
  })
  return rows.map(({ kept }) => kept)
}

/** The bytes of a kept file; null where the browser has lost them. */
export const readKeptFile = async ({ id }: KeptFile): Promise<Blob | null> => {
  const found = await store.read(['files'], tx => tx.objectStore('files').get(id))
  return found ? new Blob([...found.pieces], { type: found.type }) : null
}

/** Forgets files. One that could not be removed is stray, and dropped in a day. */
export const forget = (files: readonly KeptFile[]): void => {
  const removed = store.write(['files'], async tx => {
    for (const { id } of files) await tx.objectStore('files').delete(id)
  })
  removed.catch(() => {})
}

const day = 86_400_000
/** Forgets files of more than a day that no answer waits with: another page may be keeping its answer right now. */
export const dropStrayFiles = (kept: readonly KeptFile[]): Promise<void> =>
  store.write(['files'], async tx => {
    for (const { id, at } of await tx.objectStore('files').getAll())
      if (Date.now() - at > day && !kept.some(one => one.id === id)) await tx.objectStore('files').delete(id)
  })
