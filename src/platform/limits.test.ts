import { expect, test } from 'vitest'
import { openWorld } from '../../test/world.ts'
import { openLimits } from './limits.ts'

const world = await openWorld()

test('of many that ask at once, over two processes, exactly as many as may are let in', async () => {
  const { counting } = world.services.db
  const [one, other] = [openLimits(counting), openLimits(counting)]
  const second = new Date().getSeconds()
  if (second > 55) await new Promise(resolve => setTimeout(resolve, (61 - second) * 1000)) // all of it within one minute
  const asked = Array.from({ length: 100 }, (_, i) => (i % 2 ? one : other).take('door', 30))
  const beside = Array.from({ length: 100 }, (_, i) => one.take(`door ${i}`, 1))
  const settled = await Promise.allSettled(asked)
  expect(settled.filter(({ status }) => status === 'fulfilled').length).toBe(30)
  expect((await Promise.allSettled(beside)).every(({ status }) => status === 'fulfilled')).toBe(true)
  await expect(other.take('door', 30)).rejects.toMatchObject({ code: 'req.lim.exc' })
})
