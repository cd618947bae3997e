/** What the phone app has taken along to be walked: where it lies in the browser. It belongs to who has signed in. */
export const taken = { database: 'lintel-field', store: 'packs' } as const

/** Removes what was taken along, where anything was: after a sign-out nobody begins a walk in another's name. What waits to be sent stays. */
export const forgetTaken = async (): Promise<void> => {
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
