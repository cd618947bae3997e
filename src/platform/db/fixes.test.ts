import { expect, test } from 'vitest'
import { missingFixes } from './fixes.ts'

test('a PostgreSQL below the newest minor release of its major is told, with the day of that release', () => {
  expect(missingFixes(180_000)).toMatch(/^PostgreSQL 18\.0 lacks the fixes of 18\.\d+ \(\d{4}-\d\d-\d\d\)\.$/)
  expect(missingFixes(180_099)).toBeNull()
  expect(missingFixes(990_001)).toBeNull() // a major that came later
})
