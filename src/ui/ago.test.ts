import { expect, test } from 'vitest'
import { ago } from './ago.ts'

test('says how long ago a moment was, in the largest unit that fits', () => {
  const now = Date.parse('2026-06-15T12:00:00Z')
  expect(ago(now, now, 'en')).toBe('now')
  expect(ago(now + 5000, now, 'en')).toBe('now')
  expect(ago(now - 90_000, now, 'en')).toBe('1 minute ago')
  expect(ago(now - 3 * 3_600_000, now, 'es')).toBe('hace 3 horas')
  expect(ago(now - 30 * 3_600_000, now, 'fr')).toBe('hier')
  expect(ago(now - 800 * 86_400_000, now, 'en')).toBe('2 years ago')
})
