import { useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'

type Value = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown }
export type UrlDefaults = { readonly [key: string]: Value }
/** A literal default stands for its kind: `'all'` for any text, `0` for any number. Say more with `as`. */
type Widened<T> = T extends string ? (string extends T ? T : string) : T extends number ? number : T extends boolean ? boolean : T
export type UrlState<D> = { -readonly [K in keyof D]: Widened<D[K]> }

/**
 * State that lives in the query string: `const [state, set] = useUrlState({ tab: 'all', page: 0 })`. Typed by its defaults, which are
 * left out of the address. Text, numbers and flags stand plainly, lists and objects as JSON; what does not fit its default's kind is
 * ignored. `name` goes before each key, so that two can live on one page. `set` merges and does not add a step to the history; once the
 * user has left for another page, which may still load, it does nothing.
 */
export const useUrlState = <D extends UrlDefaults>(defaults: D, name = ''): [UrlState<D>, (change: Partial<UrlState<D>>) => void] => {
  const router = useRouter()
  const own = useMatch({ strict: false, select: match => match.pathname })
  // As the location writes it: a match writes some signs otherwise.
  const page = useMemo(() => ({ own, path: router.latestLocation.pathname }), [router, own])
  const [first] = useState(() => defaults)
  const search = useRouterState({ select: state => state.location.search as Record<string, unknown> })
  const state = useMemo(() => readState(first, search, name), [first, search, name])
  const set = useCallback(
    (change: Partial<UrlState<D>>) => {
      if (router.latestLocation.pathname !== page.path) return
      const next = (before: Record<string, unknown>) => ({ ...before, ...writeState(first, change, name) })
      void router.navigate({ to: '.', search: next, replace: true, resetScroll: false } as never)
    },
    [router, page, first, name],
  )
  return [state, set]
}

/** The state that a query string holds. */
export const readState = <D extends UrlDefaults>(defaults: D, search: Record<string, unknown>, name = ''): UrlState<D> =>
  Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, decoded(search[keyIn(name, key)], value)])) as UrlState<D>

/** A change as query parameters; undefined removes one, because it has its default value. */
export const writeState = <D extends UrlDefaults>(
  defaults: D,
  change: Partial<UrlState<D>>,
  name = '',
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(change).map(([key, value]) => [keyIn(name, key), encoded(value as Value, defaults[key] ?? null)]))

const keyIn = (name: string, key: string): string => (name ? `${name}.${key}` : key)

const encoded = (value: Value, standard: Value): string | undefined => {
  if (value === null || value === undefined || JSON.stringify(value) === JSON.stringify(standard)) return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const decoded = (text: unknown, standard: Value): unknown => {
  if (typeof text !== 'string') return standard
  if (typeof standard === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : standard
  if (typeof standard === 'boolean') return text === 'true' ? true : text === 'false' ? false : standard
  if (standard === null || typeof standard === 'string') return text
  return parsed(text, standard)
}

const parsed = (text: string, standard: Value): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && Array.isArray(value) === Array.isArray(standard) ? value : standard
  } catch {
    return standard
  }
}
