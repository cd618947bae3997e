import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '../core/words.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/portal')

type Page = { path: string; layout: string; files: readonly string[] }
type Stills = Readonly<Record<'signIn' | 'pin' | 'frame', Readonly<Record<Language, string>>>>

/** Who asks for a page: the path without the query, the cookies as they came. */
export type PortalRequest = { path: string; cookies: string }
export type PortalPage = {
  /** The portal's one page for this address: with the still before the scripts, and with all needed files named in its head. */
  htmlFor(asked: PortalRequest): string
  /** What the policy allows: the page's own small script, by its sum. */
  scriptSums: readonly string[]
}

/** Reads what the build has left. Throws where the portal is not built. */
export const openPortalPage = (): PortalPage => {
  if (!existsSync(path.join(dist, 'stills.json'))) throw new Error('The portal is not built: npm start builds it.')
  const html = withStyle(readFileSync(path.join(dist, 'index.html'), 'utf8'))
  const pages: Page[] = JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8'))
  const stills: Stills = JSON.parse(readFileSync(path.join(dist, 'stills.json'), 'utf8'))
  const known = pages.map(page => ({ ...page, pattern: patternOf(page.path) }))
  const made = new Map<string, string>()
  const htmlFor = ({ path: at, cookies }: PortalRequest): string => {
    const page = known.find(({ pattern }) => pattern.test(at))
    const language = languageOf(cookies)
    const still = stillOf(at, page, /(?:^|; )(?:__Host-)?lintel=/.test(cookies))
    const key = `${page?.path} ${still} ${language}`
    const ready = made.get(key) ?? filled(html, still === 'frame' ? (page?.files ?? []) : [], still && stills[still][language])
    made.set(key, ready)
    return ready
  }
  return { htmlFor, scriptSums: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => sumOf(script)) }
}

// A user with a session sees the frame first, anybody else the sign-in page. Pages without a frame (public, print) have no still.
const stillOf = (at: string, page: Page | undefined, signedIn: boolean): keyof Stills | null => {
  if (at === '/login') return 'signIn'
  if (at.startsWith('/pin/')) return 'pin'
  if (page?.layout !== 'frame') return null
  return signedIn ? 'frame' : 'signIn'
}

/**
 * The style of the first page inside the page, so that it is painted with the first bytes, and its font asked for beside the script. The link is never
 * fetched: it tells the chunks, which name that file, that it is there.
 */
const withStyle = (html: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)">/, (_link, file: string) => {
    const style = readFileSync(path.join(dist, file), 'utf8')
    const font = /\/assets\/inter-latin-wght[^)"']*\.woff2/.exec(style)?.[0]
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">\n    <style>${style}</style><script>${linkFor(`/${file}`)}</script>`
  })

const linkFor = (href: string) =>
  `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href: '${href}' }))`

// The page's own styles are only fetched ahead: they stand after the first ones, and the still does not wait for them.
const linkTo = (file: string) =>
  file.endsWith('.css') ? `<link rel="preload" as="style" crossorigin href="/${file}">` : `<link rel="modulepreload" href="/${file}">`

const filled = (html: string, files: readonly string[], still: string | null): string => {
  const linked = html.replace('</head>', () => `${files.map(linkTo).join('')}</head>`)
  if (!still) return linked.replace('<!--still-->', '')
  return linked.replace('<!--still-->', () => `<div id="still">${still}</div>`).replace('<div id="root">', '<div id="root" hidden>')
}

const languageOf = (cookies: string): Language => {
  const wanted = /(?:^|; )lintel-language=(\w+)/.exec(cookies)?.[1]
  return languages.find(language => language === wanted) ?? 'en'
}

/** `/propertyAdd/{bId?}` as a pattern of whole paths. */
const patternOf = (at: string): RegExp => new RegExp(`^${at.replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}/?$`)
const sumOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
