import { expect, test } from 'vitest'
import { ownSavesOf } from './ownSaves.ts'

test('a version is followed through the saves of this window, record by record', () => {
  const [one, other] = [ownSavesOf('one'), ownSavesOf('other')]
  one.note(1, 2)
  one.note(2, 3)
  expect([1, 2, 3, 4].map(one.latest)).toEqual([3, 3, 3, 4])
  expect(other.latest(1)).toBe(1)
})
