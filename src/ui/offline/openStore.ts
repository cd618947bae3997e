import { type DBSchema, type IDBPDatabase, type IDBPTransaction, type OpenDBCallbacks, openDB, type StoreNames } from 'idb'

type Names<S extends DBSchema> = StoreNames<S>[]
type StoreTerms<S extends DBSchema> = { name: string; version: number; upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']> }

/** What an app keeps in the browser, also over its end: rows in IndexedDB. */
export type OfflineStore<S extends DBSchema> = {
  read<T>(stores: Names<S>, work: (tx: IDBPTransaction<S, Names<S>, 'readonly'>) => Promise<T>): Promise<T>
  /**
   * Writes in one transaction; the promise is kept once the bytes are on the disk, not before. Rejects where they are not, as when the storage is
   * full (`QuotaExceededError`); then nothing of it stays.
   */
  write<T>(stores: Names<S>, work: (tx: IDBPTransaction<S, Names<S>, 'readwrite'>) => Promise<T>): Promise<T>
}

/** Opens a store when it is first used. A connection that the browser has closed (iOS does) is opened again, and the work repeated once. */
export const openStore = <S extends DBSchema>({ name, version, upgrade }: StoreTerms<S>): OfflineStore<S> => {
  let opened: Promise<IDBPDatabase<S>> | null = null
  const forget = () => {
    opened = null
  }
  const open = (): Promise<IDBPDatabase<S>> => {
    opened ??= openDB<S>(name, version, {
      upgrade,
      blocking: (_from, _to, event) => {
        forget()
        ;(event.target as IDBDatabase).close() // the event of a connection
      },
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }
  const attempt = async <T>(run: (db: IDBPDatabase<S>) => Promise<T>): Promise<T> => {
    try {
      return await run(await open())
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      forget()
      return run(await open())
    }
  }
  return {
    read: (stores, work) => attempt(db => work(db.transaction(stores, 'readonly'))),
    write: (stores, work) =>
      attempt(async db => {
        const tx: IDBPTransaction<S, Names<S>, 'readwrite'> = db.transaction(stores, 'readwrite', { durability: 'strict' })
        const done = tx.done.catch((error: unknown) => error ?? new DOMException('not written', 'AbortError'))
        try {
          const result = await work(tx)
          const failed = await done
          if (failed) throw failed
          return result
        } catch (error) {
          stop(tx)
          await done
          throw error
        }
      }),
  }
}

const stop = (tx: { abort(): void }): void => {
  try {
    tx.abort()
  } catch {
    // it has ended by itself
  }
}

/** Whether the browser has refused to keep something because its storage is full. */
export const isStorageFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'
