import { browserStore } from '../store.ts'

/** What was taken along: rounds to be walked, and (`lists`) who was inside a building. Where it lies in the browser; it belongs to who has signed in. */
export const taken = { database: 'lintel-field', store: 'packs', lists: 'lintel-inside' } as const

/** Removes what was taken along, where anything was: after a sign-out nobody begins a walk in another's name. What waits to be sent stays. */
export const forgetTaken = async (): Promise<void> => {
  browserStore.write(taken.lists, null)
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === taken.database)) return
  await new Promise<void>(resolve => {
    const opening = indexedDB.open(taken.database)
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const db = opening.result
      if (!db.objectStoreNames.contains(taken.store)) return resolve(db.close())
      const tx = db.transaction(taken.store, 'readwrite')
      tx.objectStore(taken.store).clear()
      tx.oncomplete = () => resolve(db.close())
      tx.onerror = () => resolve(db.close())
    }
  })
}
