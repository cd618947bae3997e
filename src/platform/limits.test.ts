import { describe, expect, test } from 'vitest'
import { openWorld } from '../../test/world.ts'
import { openLimits } from './limits.ts'

const world = await openWorld()

/** Waits until what follows is all of one minute. */
const withinMinute = async () => {
  const second = new Date().getSeconds()
  if (second > 55) await new Promise(resolve => setTimeout(resolve, (61 - second) * 1000))
}

test('of many that ask at once, over two processes, exactly as many as may are let in', async () => {
  const { counting } = world.services.db
  const [one, other] = [openLimits(counting), openLimits(counting)]
  await withinMinute()
  const asked = Array.from({ length: 100 }, (_, i) => (i % 2 ? one : other).take('door', 30))
  const beside = Array.from({ length: 100 }, (_, i) => one.take(`door ${i}`, 1))
  const settled = await Promise.allSettled(asked)
  expect(settled.filter(({ status }) => status === 'fulfilled').length).toBe(30)
  expect((await Promise.allSettled(beside)).every(({ status }) => status === 'fulfilled')).toBe(true)
  await expect(other.take('door', 30)).rejects.toMatchObject({ code: 'req.lim.exc' })
})

describe('a limit after another, in one statement', () => {
  const { counting } = world.services.db
  const refused = (settled: PromiseSettledResult<void>[]) => settled.filter(({ status }) => status === 'rejected').length

  test('lets in as many as both do, over two processes; who is refused by the first uses up nothing of the second', async () => {
    const [one, other] = [openLimits(counting), openLimits(counting)]
    await withinMinute()
    const ask = (from: string, i: number) => (i % 2 ? one : other).take(`gate ${from}`, 10, { next: { key: 'gate', perMinute: 25 } })
    const many = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => ask('greedy', i)))
    expect(refused(many)).toBe(50)
    const others = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => ask(`guest ${i}`, i)))
    expect(refused(others)).toBe(15) // 25 less the 10 of the first
    await expect(ask('late', 1)).rejects.toMatchObject({ code: 'req.lim.exc' })
  })

  test('goes with attempts that have no second limit', async () => {
    const limits = openLimits(counting)
    await withinMinute()
    const settled = await Promise.allSettled([
      limits.take('plain', 1),
      limits.take('first', 2, { next: { key: 'second', perMinute: 1 } }),
      limits.take('plain', 1),
      limits.take('first', 2, { next: { key: 'second', perMinute: 1 } }),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  })

  test('counts both by itself while the database is away, unless it is to be closed then', async () => {
    const away = openLimits(Object.assign(Object.create(counting), { query: () => Promise.reject(new Error('away')) }))
    await withinMinute()
    const next = { key: 'far', perMinute: 2 }
    const settled = []
    for (const from of ['a', 'a', 'b', 'c']) settled.push(...(await Promise.allSettled([away.take(`far ${from}`, 1, { next })])))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    await expect(away.take('far d', 1, { next: { key: 'farther', perMinute: 1 }, closed: true })).rejects.toMatchObject({
      code: 'sys.srv.una',
    })
  })
})
