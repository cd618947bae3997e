import { Link, useRouter } from '@tanstack/react-router'
import { type ComponentProps, createElement, type FunctionComponent, type ReactNode, useCallback, useMemo } from 'react'
import type { Permission } from '../core/permissions.ts'
import type { LanguageText } from './language.ts'
import { isLeaving } from './unsaved.ts'

type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Optional<N extends string> = N extends `${infer Bare}?` ? Bare : never
type Required<N extends string> = N extends `${string}?` ? never : N
type Plain<T> = { [K in keyof T]: T[K] }
/** Parameters that a screen gets: `'/propertyAdd/{bId?}'` → `{ bId?: string }`. */
export type ParamsOf<P extends string> = Plain<{ [K in Required<Names<P>>]: string } & { [K in Optional<Names<P>>]?: string }>
/** Parameters that a link gives: numbers too, and undefined for what is optional. */
export type ParamsFor<P extends string> = Plain<
  { [K in Required<Names<P>>]: string | number } & { [K in Optional<Names<P>>]?: string | number | undefined }
>
export type Search = Readonly<Record<string, string | number | boolean | null | undefined>>
export type Layout = 'frame' | 'top' | 'bare' | 'print'

type Terms<P extends string> = {
  /** Title of the window; plain text or one per language. */
  title: LanguageText
  /** One of these flags is needed to see the page. */
  may?: Permission | readonly Permission[] | undefined
  /** This flag is needed besides. */
  also?: Permission
  /** `frame` (the usual): menu and top bar · `top`: top bar only · `bare`: the page alone · `print`: white, for paper. */
  layout?: Layout
  /** Shown only with an account or a building chosen; otherwise the page asks for it. */
  needs?: 'account' | 'building'
  /** Shown without a session. */
  open?: true
  load: () => Promise<{ Screen: FunctionComponent<{ params: ParamsOf<P> }> }>
}
export type Route<P extends string = string> = { readonly path: P } & Readonly<Terms<P>>
/** Any route, for lists of them. */
export type AnyRoute = Readonly<Omit<Terms<string>, 'load'>> & {
  readonly path: string
  readonly load: () => Promise<{ Screen: FunctionComponent<never> }>
}

/** A screen and its address: `route('/propertyAdd/{bId?}/{idx?}', { title, may, load: () => import('./screens/X.tsx') })`. */
export const route = <const P extends `/${string}`>(path: P, terms: Terms<P>): Route<P> => ({ path, ...terms })

type Target<P extends string> = Pick<Route<P>, 'path'>
// Parameters may be left out only where none is required.
type Given<P extends string> =
  Record<never, never> extends ParamsFor<P> ? [params?: ParamsFor<P> | null, search?: Search] : [params: ParamsFor<P>, search?: Search]

/** The address of a route: `href(propertyAdd, { bId }, { tab: 'pins' })`. Account and building are added by the router, not here. */
export const href = <P extends string>({ path }: Target<P>, ...[params, search]: Given<P>): string => {
  const values: Record<string, string | number | undefined> = { ...params }
  const filled = path.replace(/\/\{(\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const value = values[name]
    if (value === undefined || value === '') {
      if (optional) return ''
      throw new Error(`${path} needs ${name}`)
    }
    return `/${encodeURIComponent(value)}`
  })
  return (filled || '/') + searchText(textSearch(search ?? {}))
}

/** Values of a query string as text; null and undefined are left out. */
export const textSearch = (search: Search): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
/** `?a=1&b=x`, or '' for none. */
export const searchText = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(Object.entries(search).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]]))).toString()
  return text ? `?${text}` : ''
}

/** `/propertyAdd/{bId?}` as the router writes it: `/propertyAdd/{-$bId}`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1')

const destination = (path: string, params: object | null | undefined, search: Search | undefined) => ({
  to: routerPath(path),
  params: Object.fromEntries(Object.entries(params ?? {}).map(([k, v]) => [k, v === undefined ? undefined : String(v)])),
  search: textSearch(search ?? {}),
})

// aria-current is for the very page, not for the pages below it.
const activeOptions = { exact: true, includeSearch: false, includeHash: false }

type LinkExtras = Omit<ComponentProps<'a'>, 'href' | 'children'> & { children?: ReactNode; 'data-active'?: boolean }

/** A link to a route; its chunk loads when the pointer rests on it. `aria-current` is set on the open page. */
export const RouteLink = <P extends string>({
  to,
  params,
  search,
  ...rest
}: { to: Target<P>; search?: Search } & (Record<never, never> extends ParamsFor<P>
  ? { params?: ParamsFor<P> | null }
  : { params: ParamsFor<P> }) &
  LinkExtras) => createElement(Link, { ...destination(to.path, params, search), activeOptions, ...rest } as never) // routes are typed by their paths above, not by the router's registry

/** `const go = useGo()`; `go(route, params, search?)`. */
export const useGo = () => {
  const router = useRouter()
  return useCallback(
    <P extends string>(to: Target<P>, ...[params, search]: Given<P>): void => {
      if (!isLeaving()) void router.navigate(destination(to.path, params, search) as never)
    },
    [router],
  )
}

/** Whether one of these addresses begins with these parts: `standsIn(paths)('digitalProof')`, `('library/equipmentLocationLibrary')`. */
export const standsIn = (paths: readonly string[]): ((begin: string) => boolean) => {
  const begins = (begin: string) => (path: string) => `${path}/`.startsWith(`/${begin}/`)
  return begin => paths.some(begins(begin))
}

/** Whether the portal has a page, by how its address begins. Links to pages that come later ask it, and appear with their page. */
export const usePages = (): ((begin: string) => boolean) => {
  const { routesByPath } = useRouter()
  return useMemo(() => standsIn(Object.keys(routesByPath)), [routesByPath])
}

/** One step back, or to a route where the page was opened directly. */
export const useBack = () => {
  const router = useRouter()
  return useCallback(
    (otherwise: Target<string> = { path: '/' }): void => {
      if (router.history.canGoBack()) router.history.back()
      else void router.navigate(destination(otherwise.path, null, undefined) as never)
    },
    [router],
  )
}

const addressed = (address: string) => {
  const { pathname, search, hash } = new URL(safePath(address) ?? '/', 'http://here')
  return { to: pathname, search: Object.fromEntries(new URLSearchParams(search)), ...(hash && { hash: hash.slice(1) }) }
}

/** A link to an address that is only known as text (menu rows, crumbs, search results). */
export const AddressLink = ({ href: address, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) =>
  createElement(Link, { ...addressed(address), activeOptions, ...rest } as never)

/** `go(path)` for such addresses and for the path after sign-in. What is no safe path of our own leads to `/`. */
export const useGoTo = () => {
  const router = useRouter()
  return useCallback(
    (address: string, { replace = false }: { replace?: boolean } = {}): void => {
      if (!isLeaving()) void router.navigate({ ...addressed(address), replace } as never)
    },
    [router],
  )
}

const isControl = (sign: string): boolean => sign < ' ' || sign === '\u007f'

/**
 * A return path if it is safe to follow: a same-origin absolute path. Anything that a browser could read as another host
 * (`//host`, `/\host`, control characters, a scheme) gives null; the sign-in page itself too.
 */
export const safePath = (path: unknown): string | null => {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(path) || [...path].some(isControl)) return null
  const url = new URL(path, 'http://here')
  if (url.origin !== 'http://here' || url.pathname.startsWith('//') || url.pathname === '/login') return null
  return url.pathname + url.search + url.hash
}
