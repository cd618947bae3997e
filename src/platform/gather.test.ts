import { expect, test } from 'vitest'
import { gather } from './gather.ts'

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
