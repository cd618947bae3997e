import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ScanPage } from '../scanPage/model.ts'

/** The built scan pages: `render` gives a whole document, `script` is the text of the page's one script. */
export type Bundle = {
  render(page: ScanPage): string
  readonly script: string
  /** Path under which the script is served, with its hash. */
  readonly scriptPath: string
  /** The second script, which the pages' own one loads where a form takes files or an answer is kept. */
  readonly extra: { readonly script: string; readonly scriptPath: string }
  /** The page as the editor's frame takes it: without the style sheet of every page, which the frame has. */
  preview(page: ScanPage): string
  /** The editor's frame: its document and policy, and its script with the path of it. */
  readonly frame: { readonly html: string; readonly policy: string; readonly script: string; readonly scriptPath: string }
  /** The pages' Content-Security-Policy; their style sheets stand in the pages and are named by their hashes. */
  readonly policy: string
}

export const bundleFolder = path.resolve(import.meta.dirname, '../../../../dist/scan')
export const buildCommand = 'vite build --config vite.scan.config.ts'

/** Loads the bundle of a folder. Throws with the command that builds it where there is none. */
export const loadBundle = async (folder: string = bundleFolder): Promise<Bundle> => {
  const file = path.join(folder, 'server.js')
  if (!existsSync(file)) throw new Error(`The scan pages are not built (${file}). Build them: ${buildCommand}`)
  const { render, script: bare, extraScript, style, styles, frame, previewScript } = (await import(pathToFileURL(file).href)) as Built
  const hash = (text: string, form: 'base64' | 'base64url') => createHash('sha256').update(text).digest(form)
  const pathOf = (text: string) => `/scan/${hash(text, 'base64url').slice(0, 12)}.js`
  const extraPath = pathOf(extraScript)
  const script = bare.replaceAll('/scan/extra.js', extraPath)
  const [scriptPath, framePath] = [pathOf(script), pathOf(previewScript)]
  const named = styles.map(text => `'sha256-${hash(text, 'base64')}'`).join(' ')
  return {
    render,
    script,
    scriptPath,
    extra: { script: extraScript, scriptPath: extraPath },
    policy: policy(named),
    preview: page => render(page).replace(`<style>${style}</style>`, ''),
    frame: { html: frame(framePath), policy: framePolicy(named), script: previewScript, scriptPath: framePath },
  }
}

/** What src/features/codes/visitorPages/view/server.tsx exports. */
type Built = {
  render: Bundle['render']
  script: string
  extraScript: string
  style: string
  styles: readonly string[]
  frame: (script: string) => string
  previewScript: string
}

// Strings of scripts become HTML only where src/features/codes/visitorPages/view/shown.ts parses a page of ours.
const trusted = [`require-trusted-types-for 'script'`, `trusted-types pages`]

const policy = (styles: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    ...trusted,
    `style-src ${styles}`,
    `img-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

// Nothing in the frame is sent or fetched, and only our own portal shows it.
const framePolicy = (styles: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    ...trusted,
    `style-src ${styles}`,
    `img-src 'self'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ')
