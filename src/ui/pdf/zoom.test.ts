import { expect, test } from 'vitest'
import { changeZoom, firstZoom } from './zoom.ts'

test('pages open at 0.6 and change in steps of 0.1, without what sums of fractions add', () => {
  let zoom = firstZoom
  const seen = Array.from({ length: 5 }, () => (zoom = changeZoom(zoom, 1)))
  expect(seen).toEqual([0.7, 0.8, 0.9, 1, 1.1])
  expect(changeZoom(firstZoom, -1)).toBe(0.5)
  expect([changeZoom(0.3, -1), changeZoom(3, 1)]).toEqual([0.3, 3])
})
