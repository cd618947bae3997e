import path from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import base from '../vitest.config.ts'
import { KNOCK_OUT, type KnockOut, withoutGuard } from './knockOut.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Serves the source without the guard that the environment names. What vitest keeps of that file is kept apart from the file as it stands. */
const knockOut = (): Plugin => {
  const asked: KnockOut | null = JSON.parse(process.env[KNOCK_OUT] ?? 'null')
  const named = asked && 'file' in asked ? asked : undefined
  const isNamed = (id: string) => named !== undefined && id.split('?')[0] === path.join(root, named.file)
  return {
    name: 'knock-out',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isNamed(id) ? JSON.stringify(named) : undefined)),
    transform: (text, id) => (named && isNamed(id) ? { code: withoutGuard(text, named), map: null } : undefined),
  }
}

/** The tests as ever, on a database and a code of which one guard is switched off. */
export default defineConfig({
  ...base,
  root,
  plugins: [knockOut()],
  test: { ...base.test, globalSetup: ['torture/knockOutDatabase.ts'], maxWorkers: 1, testTimeout: 300_000 },
})
