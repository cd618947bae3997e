import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInstalled } from './setup.mjs'

const packagesIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).packages as Record<string, object>

test('an update that adds, changes or removes a package is installed, before anything else runs', () => {
  const [installed, locked] = [packagesIn('node_modules/.package-lock.json'), packagesIn('package-lock.json')]
  expect(isInstalled(installed, locked)).toBe(true)
  expect(isInstalled(installed, { ...locked, 'node_modules/new': { version: '1.0.0' } })).toBe(false)
  expect(isInstalled(installed, { ...locked, 'node_modules/zod': { version: '0.0.1' } })).toBe(false)
  const { 'node_modules/zod': _, ...without } = locked
  expect(isInstalled(installed, without)).toBe(false)
  expect(isInstalled(without, locked)).toBe(false)
  expect(isInstalled(installed, { ...locked, 'node_modules/of-windows': { version: '1.0.0', optional: true } })).toBe(true)
})
