import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what a feature says of its records reaches the browser one way: a portal that brings it too would list each kind twice', () => {
  const portals = globSync('src/features/*/*/portal.ts')
  expect(portals.length).toBeGreaterThan(40)
  expect(portals.filter(file => /'\.\/record\.ts'/.test(readFileSync(file, 'utf8')))).toEqual([])
})
