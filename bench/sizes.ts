import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { openPortalPage } from '../src/app/portalPage.ts'
import type { FeedbackContent } from '../src/features/codes/functionalities/types/feedback/model.ts'
import type { ScanPage } from '../src/features/codes/scanPage/model.ts'
import { loadBundle } from '../src/features/codes/visitorPages/bundle.server.ts'
import type { Figure } from './figure.ts'

/** Of scripts, styles, the page and its font of 30 kB together; what is asked for are 230 kB of scripts and styles. A feature adds nothing to it. */
export const portalMost = 230_000
export const scanMost = 30_000
const dist = path.resolve(import.meta.dirname, '../dist')
const portal = path.join(dist, 'portal')

export const isBuilt = (part: 'portal' | 'scan'): boolean =>
  existsSync(path.join(dist, part, part === 'portal' ? 'index.html' : 'server.js'))
export const sumOf = (loaded: ReadonlyMap<string, number>): number => [...loaded.values()].reduce((sum, size) => sum + size, 0)

/** Files and gzipped bytes that a browser loads for `/login`: the page with its style and what stands before the scripts, its scripts, the Latin font. */
export const portalLoad = (): Map<string, number> => {
  const page = openPortalPage().htmlFor({ path: '/login', cookies: '' })
  const loaded = new Map([['/login', packed(page)]])
  const todo = matches(page, /(?:src|href)="\/(assets\/[^"]+\.(?:js|css|woff2))"/g)
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (loaded.has(file)) continue
    const bytes = readFileSync(path.join(portal, file))
    loaded.set(file, file.endsWith('.woff2') ? bytes.length : packed(bytes)) // a font is compressed already
    if (file.endsWith('.js'))
      todo.push(...matches(bytes.toString('utf8'), /(?:\bimport|\bfrom)\s*["'`]\.\/([^"'`]+\.js)["'`]/g).map(inAssets))
  }
  return loaded
}

/** What the page of a feedback code loads: the document with its style, and its one script. */
export const scanLoad = async (): Promise<Map<string, number>> => {
  const bundle = await loadBundle(path.join(dist, 'scan'))
  return new Map([
    ['page', packed(bundle.render({ ...formPage, script: bundle.scriptPath }))],
    [bundle.scriptPath, packed(bundle.script)],
  ])
}

export const sizes = async (): Promise<Figure[]> => [
  ...(isBuilt('portal') ? [size('portal, first load of /login, gzipped', portalLoad(), portalMost)] : []),
  ...(isBuilt('scan') ? [size('scan form page, gzipped', await scanLoad(), scanMost)] : []),
]

const size = (name: string, loaded: ReadonlyMap<string, number>, most: number): Figure => {
  const ours = sumOf(loaded)
  return { name, ours: ours / 1000, unit: 'kB', target: `≤ ${most / 1000} kB`, ok: ours <= most, more: Object.fromEntries(loaded) }
}

const packed = (content: Buffer | string) => gzipSync(content, { level: 9 }).length
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one)
const inAssets = (file: string) => `assets/${file}`

const content: FeedbackContent = {
  question: 'How was your visit today?',
  roleQuestion: 'You are',
  roles: ['Tenant', 'Visitor', 'Employee', 'Vendor'].map(value => ({ value, label: value })),
  effort: true,
  recommend: true,
  comment: true,
  email: true,
}
const formPage: ScanPage = {
  language: 'en',
  languages: (['en', 'es', 'fr'] as const).map(language => ({ language, href: `/q/BENCH0001?lang=${language}` })),
  path: '/q/BENCH0001',
  token: 'v'.repeat(120),
  place: { building: 'One Harbour Square', spot: 'Lobby', logo: null, website: 'https://example.com', phone: '+16175550100' },
  script: '',
  body: {
    page: 'Type',
    view: 'feedback',
    title: 'How was it?',
    content,
    form: { values: {}, problems: {} },
  },
}
