/** A value outside React that components can follow with `useSyncExternalStore(store.subscribe, store.get)`. */
export type Store<T> = { get(): T; set(next: T): void; subscribe(listener: () => void): () => void }

/** Makes a store; `set` with the same value tells nobody. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: next => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Text kept in the browser; null where the browser keeps nothing (private mode, tests). */
export const browserStore = {
  read: (key: string): string | null => attempt(() => browserStorage()?.getItem(key) ?? null),
  write: (key: string, value: string | null): void => {
    attempt(() => {
      if (value === null) browserStorage()?.removeItem(key)
      else browserStorage()?.setItem(key, value)
      return null
    })
  },
}

// Node has a localStorage too, which warns when it is read without a file.
const browserStorage = (): Storage | undefined => ('document' in globalThis ? globalThis.localStorage : undefined)

const attempt = <T>(run: () => T): T | null => {
  try {
    return run()
  } catch {
    return null
  }
}
