import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ScanPage } from './scanPage.ts'

/** The built scan pages: `render` gives a whole document, `script` is the text of the page's one script. */
export type Bundle = {
  render(page: ScanPage): string
  readonly script: string
  /** Path under which the script is served, with its hash. */
  readonly scriptPath: string
  /** The pages' Content-Security-Policy; their one style sheet stands in the page and is named by its hash. */
  readonly policy: string
}

export const bundleFolder = path.resolve(import.meta.dirname, '../../../dist/scan')
export const buildCommand = 'vite build --config vite.scan.config.ts'

/** Loads the bundle of a folder. Throws with the command that builds it where there is none. */
export const loadBundle = async (folder: string = bundleFolder): Promise<Bundle> => {
  const file = path.join(folder, 'server.js')
  if (!existsSync(file)) throw new Error(`The scan pages are not built (${file}). Build them: ${buildCommand}`)
  const { render, script, style } = (await import(pathToFileURL(file).href)) as { render: Bundle['render']; script: string; style: string } // what src/app/scan/server.tsx exports
  const hash = (text: string, form: 'base64' | 'base64url') => createHash('sha256').update(text).digest(form)
  return { render, script, scriptPath: `/scan/${hash(script, 'base64url').slice(0, 12)}.js`, policy: policy(hash(style, 'base64')) }
}

const policy = (style: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'sha256-${style}'`,
    `img-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
