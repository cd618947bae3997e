import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

export const portalMost = 230_000
export const scanMost = 30_000
export const dist = path.resolve(import.meta.dirname, '../dist')

/** The files that a browser loads for a first page, with their gzipped bytes: the page, its scripts and styles, what those import at once, and the Latin font. */
export const portalLoad = (folder = path.join(dist, 'portal')): Map<string, number> => {
  const loaded = new Map<string, number>()
  const add = (file: string): string => {
    const bytes = readFileSync(path.join(folder, file))
    loaded.set(file, /\.woff2$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length) // a font is compressed already
    return bytes.toString('utf8')
  }
  const page = add('index.html')
  const todo = [...page.matchAll(/(?:src|href)="\/?(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  // The sign-in page and what it imports at once are loaded on the way.
  todo.push(...chunksOf(folder, /^(Login|SignIn)-/))
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (loaded.has(file)) continue
    const text = add(file)
    if (file.endsWith('.js')) todo.push(...importedBy(file, text))
    else todo.push(...latinFonts(text))
  }
  return loaded
}

/** The scan form page: what the server renders is small; its script and style are in `dist/scan`. */
export const scanLoad = (folder = path.join(dist, 'scan')): Map<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(js|css|html)$/.test(file))
      .map(file => [file, gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length]),
  )

export const isBuilt = (part: 'portal' | 'scan'): boolean => existsSync(part === 'portal' ? path.join(dist, 'portal/index.html') : path.join(dist, 'scan'))
export const sumOf = (loaded: ReadonlyMap<string, number>): number => [...loaded.values()].reduce((sum, size) => sum + size, 0)

export const sizes = (): Figure[] => [
  ...(isBuilt('portal') ? [size('portal, first load (gzipped)', portalLoad(), portalMost)] : []),
  ...(isBuilt('scan') ? [size('scan form page (gzipped)', scanLoad(), scanMost)] : []),
]

const size = (name: string, loaded: ReadonlyMap<string, number>, most: number): Figure => {
  const ours = sumOf(loaded) / 1000
  return { name, ours, unit: 'kB', target: `≤ ${most / 1000} kB`, ok: ours * 1000 <= most, more: Object.fromEntries(loaded) }
}

const chunksOf = (folder: string, name: RegExp): string[] =>
  readdirSync(path.join(folder, 'assets'))
    .filter(file => name.test(file) && /\.(js|css)$/.test(file))
    .map(file => `assets/${file}`)

/** Static imports only: a dynamic one is loaded when its page is opened. */
const importedBy = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:\bimport|\bfrom)\s*"(\.\/[^"]+\.js)"/g)].map(([, other = '']) => path.posix.join(path.posix.dirname(file), other))

const latinFonts = (css: string): string[] => [...css.matchAll(/url\(["']?\/?(assets\/inter-latin-wght-normal[^"')]*\.woff2)/g)].map(([, file = '']) => file)
