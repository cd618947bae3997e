import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the migrations make the tables that the code has, and drizzle-kit can take up where the newest of them ends', () => {
  expect(execFileSync('node_modules/.bin/drizzle-kit', ['check'], { encoding: 'utf8' })).toContain("Everything's fine")
})
