import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { GroupId } from '../../core/ids.ts'
import { watchAway } from './away.ts'

const [first, second] = ['00000000-0000-7000-8000-000000000001' as GroupId, '00000000-0000-7000-8000-000000000002' as GroupId]

test('calls of an account are refused while its node is away, those of others are not, and nobody asks where it lies while all are there', async () => {
  let [away, asked] = [false, 0]
  const nodes = async () => [
    { place: 'one:5432', away },
    { place: 'two:5432', away: false },
  ]
  const query = async (_text: string, values: readonly string[]) => {
    asked++
    return { rows: [{ place: values[1] === first ? 'one:5432' : 'two:5432' }] }
  }
  const requireNode = watchAway(nodes, { query } as never)
  const both = async () => {
    await Promise.allSettled([requireNode(first)]) // what a call has asked the next one knows
    await soon()
    return (await Promise.allSettled([requireNode(first), requireNode(second)])).map(one =>
      one.status === 'fulfilled' ? 'served' : one.reason.code,
    )
  }
  expect(await both()).toEqual(['served', 'served'])
  expect(asked).toBe(0)
  away = true
  expect(await both()).toEqual(['sys.srv.una', 'served'])
  expect(await both()).toEqual(['sys.srv.una', 'served'])
  expect(asked).toBe(2)
  away = false
  expect(await both()).toEqual(['served', 'served'])
})
