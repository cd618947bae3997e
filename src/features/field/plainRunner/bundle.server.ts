import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlainPage } from './model.ts'

/** The built pages without script: `render` gives a whole document; the policy names its one style sheet by its hash. */
export type PlainBundle = { render(page: PlainPage): string; readonly policy: string }

const file = path.resolve(import.meta.dirname, '../../../../dist/plain/server.js')

/** Loads the built pages. Throws with the command that builds them where there are none. */
export const loadPlainBundle = async (): Promise<PlainBundle> => {
  if (!existsSync(file))
    throw new Error(`The pages without script are not built (${file}). Build them: vite build --config vite.plain.config.ts`)
  const { render, style }: { render: PlainBundle['render']; style: string } = await import(pathToFileURL(file).href)
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${hash}'`,
    `img-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
  return { render, policy }
}
