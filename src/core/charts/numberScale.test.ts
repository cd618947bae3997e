import { expect, test } from 'vitest'
import { numberScale } from './numberScale.ts'

type Given = { end?: number; zero?: boolean }
test.each<[string, (number | null)[], Given, [low: number, high: number], number[]]>([
  ['nothing', [], {}, [0, 1], [0, 1]],
  ['nothing, with a fixed end', [], { end: 5 }, [0, 5], [0, 1, 2, 3, 4, 5]],
  ['only NA', [null, null], {}, [0, 1], [0, 1]],
  ['one value', [7], {}, [0, 8], [0, 2, 4, 6, 8]],
  ['zeros', [0, 0], {}, [0, 1], [0, 1]],
  ['whole things: no tick between them', [0, 1, 2], {}, [0, 2], [0, 1, 2]],
  ['below zero', [-7], {}, [-8, 0], [-8, -6, -4, -2, 0]],
  ['both sides of zero', [-50, 100], {}, [-50, 100], [-50, 0, 50, 100]],
  ['stars have a tick each', [4.3], { end: 5 }, [0, 5], [0, 1, 2, 3, 4, 5]],
  ['a value beyond the fixed end is not cut off', [120], { end: 100 }, [0, 120], [0, 20, 40, 60, 80, 100, 120]],
  ['not from zero', [70, 74], { zero: false }, [70, 74], [70, 71, 72, 73, 74]],
  ['not from zero, one value', [70], { zero: false }, [69, 71], [69, 70, 71]],
])('the axis of %s', (_name, values, given, ends, ticks) => {
  const { scale, ticks: made } = numberScale(values, { ...given, range: [100, 0] })
  expect(scale.domain()).toEqual(ends)
  expect(made).toEqual(ticks)
  expect(scale(ends[0])).toBe(100)
  expect(scale(ends[1])).toBe(0)
})
