import { expect, test } from 'vitest'
import { adviseFixes, missingFixes } from './fixes.ts'

test('a PostgreSQL below the newest minor release of its major is told, with the day of that release', () => {
  expect(missingFixes(180_000)).toMatch(/^PostgreSQL 18\.0 lacks the fixes of 18\.\d+ \(\d{4}-\d\d-\d\d\)\.$/)
  expect(missingFixes(180_099)).toBeNull()
  expect(missingFixes(990_001)).toBeNull() // a major that came later
})

test('who starts a server is told what to do about it, in one sentence more', () => {
  const lacking = missingFixes(180_000) ?? ''
  expect(adviseFixes(lacking, { embedded: true })).toBe(
    `${lacking} It comes with an npm package that has no newer one yet: the next release of Lintel brings it, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
  expect(adviseFixes(lacking, { embedded: false })).toBe(`${lacking} Please update it.`)
})
