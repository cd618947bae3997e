import { expect, test } from 'vitest'
import { contrast, fullHex } from './colour.ts'

test('reads short and long hex colours', () => {
  expect(['#FFF', '16242A', '#12', 'teal'].map(fullHex)).toEqual(['#ffffff', '#16242a', null, null])
})

test('tells the contrast of two colours as WCAG counts it', () => {
  expect(contrast('#000', '#FFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('blue', '#FFF')).toBeNull()
})
