import { useCallback, useSyncExternalStore } from 'react'
import { browserStore } from '../store.ts'

const PREFIX = 'lintel-kit-'
const listeners = new Map<string, Set<() => void>>()

const write = (name: string, text: string | null): void => {
  browserStore.write(PREFIX + name, text)
  for (const tell of listeners.get(name) ?? []) tell()
}

const subscribe = (name: string) => (tell: () => void) => {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set.add(tell))
  return () => void set.delete(tell)
}

/**
 * Text kept in browser storage under a name, shared by all that show it: `const [text, keep] = useStoredText('dash-range')`.
 * Without a name nothing is kept and the text stays null.
 */
export const useStoredText = (name: string | undefined): [string | null, (text: string | null) => void] => {
  const text = useSyncExternalStore(
    useCallback((tell: () => void) => subscribe(name ?? '')(tell), [name]),
    () => (name ? browserStore.read(PREFIX + name) : null),
    () => null,
  )
  const keep = useCallback((next: string | null) => void (name && write(name, next)), [name])
  return [text, keep]
}

/** The last few picked ids under a name, newest first: `const [recent, add] = useRecent('building-picker', 5)`. */
export const useRecent = (name: string | undefined, most = 5): [readonly string[], (id: string) => void] => {
  const [text, keep] = useStoredText(name && `recent-${name}`)
  const ids = parseIds(text)
  const add = (id: string) => keep(JSON.stringify([id, ...ids.filter(other => other !== id)].slice(0, most)))
  return [ids, add]
}

const parseIds = (text: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}
