import { expect, test } from 'vitest'
import { gather, gatherByKey } from './gather.ts'

test('what is asked in one turn of the event loop is answered together, each with its own answer', async () => {
  const batches: number[][] = []
  const double = gather(async (asked: readonly number[]) => {
    batches.push([...asked])
    return asked.map(one => one * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('while as many are under way as may be, the others wait and go together, at most so many at once', async () => {
  const batches: number[][] = []
  let [flying, mostFlying] = [0, 0]
  const echo = gather(
    async (asked: readonly number[]) => {
      batches.push([...asked])
      mostFlying = Math.max(mostFlying, ++flying)
      await new Promise(resolve => setTimeout(resolve, 5))
      flying--
      return asked
    },
    { flights: 1, most: 3 },
  )
  const answers = await Promise.all([1, 2, 3, 4, 5].map(echo))
  expect([answers, mostFlying, batches]).toEqual([
    [1, 2, 3, 4, 5],
    1,
    [
      [1, 2, 3],
      [4, 5],
    ],
  ])
})

test('who is asked with one that fails is refused with it; the next are asked all the same', async () => {
  const oneOf = gather(async (asked: readonly number[]) => {
    if (asked.includes(2)) throw new Error('two')
    return asked.slice(0, 1)
  })
  const settled = await Promise.allSettled([oneOf(1), oneOf(2)])
  expect(settled.map(one => one.status === 'rejected' && one.reason.message)).toEqual(['two', 'two'])
  expect(await oneOf(3)).toBe(3)
  const short = await Promise.allSettled([oneOf(4), oneOf(5)])
  expect(short.map(one => one.status)).toEqual(['rejected', 'rejected']) // an answer is missing
})

test('by key: one of each under way, so many in all, and the key whose first has waited longest goes next', async () => {
  const batches: string[] = []
  const flying = new Set<string>()
  let mostFlying = 0
  const echo = gatherByKey(
    async (key: string, asked: readonly number[]) => {
      expect(flying.has(key)).toBe(false)
      batches.push(`${key}${asked.join('')}`)
      flying.add(key)
      mostFlying = Math.max(mostFlying, flying.size)
      await new Promise(resolve => setTimeout(resolve, 5))
      flying.delete(key)
      return asked
    },
    { lanes: 2, most: 2 },
  )
  const first = ['a1', 'b1', 'c1', 'c2', 'c3', 'd1'].map(([key = '', n]) => echo(key, Number(n)))
  await new Promise(resolve => setTimeout(resolve, 1)) // a and b are under way
  const answers = await Promise.all([...first, echo('a', 2), echo('d', 2)])
  expect(answers).toEqual([1, 1, 1, 2, 3, 1, 2, 2])
  expect(batches.slice(0, 2)).toEqual(['a1', 'b1'])
  expect(batches.slice(2, 4).toSorted()).toEqual(['c12', 'd12'])
  expect([batches.slice(4).toSorted(), mostFlying]).toEqual([['a2', 'c3'], 2])
})

test('by key: a key whose work fails is asked again all the same', async () => {
  const work = gatherByKey(
    async (key: string, asked: readonly number[]) => {
      if (asked.includes(2)) throw new Error(key)
      return asked
    },
    { lanes: 1, most: 10 },
  )
  const settled = await Promise.allSettled([work('a', 2), work('b', 1)])
  expect(settled.map(one => one.status)).toEqual(['rejected', 'fulfilled'])
  expect(await work('a', 3)).toBe(3)
})
