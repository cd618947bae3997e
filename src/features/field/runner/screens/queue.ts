import { type KeptFile, type KeptItem, type KeptWalk, listWalks, readFiles, readItems, readPieces, removeWalk } from './store.ts'
import { isEnded } from './walkLog.ts'

/** A walk with what waits of it, and what was not taken. */
export type QueuedWalk = {
  readonly walk: KeptWalk
  readonly isEnded: boolean
  readonly waiting: number
  readonly files: number
  readonly bytes: number
  readonly refused: readonly { readonly text: string; readonly Why: string; readonly isFile: boolean }[]
}

/** What this phone has of walks, the newest first. */
export const readQueue = async (): Promise<QueuedWalk[]> => {
  const walks = (await listWalks()).toSorted((a, b) => b.StartDate - a.StartDate)
  return Promise.all(walks.map(async walk => describe(walk, await readItems(walk.InspectionId), await readFiles(walk.InspectionId))))
}

const describe = (walk: KeptWalk, items: readonly KeptItem[], files: readonly KeptFile[]): QueuedWalk => {
  const open = files.filter(({ State }) => State === 'kept' || State === 'announced')
  return {
    walk,
    isEnded: isEnded({ items: items.map(({ item }) => item) }),
    waiting: items.filter(({ State }) => State === 'kept').length,
    files: open.length,
    bytes: open.reduce((sum, { Size }) => sum + Size, 0),
    refused: [
      ...items.filter(({ State }) => State === 'refused').map(({ seq, Why }) => ({ text: String(seq), Why, isFile: false })),
      ...files.filter(({ State }) => State === 'refused').map(({ Name, Why }) => ({ text: Name, Why, isFile: true })),
    ],
  }
}

/** What waits on this phone over all walks. */
export const sumQueue = (queue: readonly QueuedWalk[]) => ({
  waiting: queue.reduce((sum, one) => sum + one.waiting, 0),
  files: queue.reduce((sum, one) => sum + one.files, 0),
  bytes: queue.reduce((sum, one) => sum + one.bytes, 0),
  refused: queue.reduce((sum, one) => sum + one.refused.length, 0),
})

const WEEK = 7 * 86_400_000
/** Removes walks of which the server has had all for a week. */
export const removeOldWalks = async (now = Date.now()): Promise<void> => {
  for (const { walk, waiting, files } of await readQueue())
    if (walk.Over && waiting === 0 && files === 0 && now - walk.StartDate > WEEK) await removeWalk(walk.InspectionId)
}

/** Everything of the walks on this phone as one file: JSON, with photos as base64. For somebody who can send it another way. */
export const exportWalks = async (): Promise<Blob> => {
  const walks = await listWalks()
  const all = await Promise.all(
    walks.map(async ({ Pass: _ticket, ...walk }) => ({
      ...walk,
      Items: await readItems(walk.InspectionId),
      Files: await Promise.all((await readFiles(walk.InspectionId)).map(async file => ({ ...file, Base64: await base64Of(file.FileId) }))),
    })),
  )
  return new Blob([JSON.stringify({ Walks: all }, null, 1)], { type: 'application/json' })
}

const base64Of = async (FileId: string): Promise<string> => {
  const texts = (await readPieces(FileId)).map(piece => Array.from(new Uint8Array(piece), byte => String.fromCharCode(byte)).join(''))
  return btoa(texts.join(''))
}
