import { expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import type { Call } from '../../src/core/call.ts'
import { countStatements } from '../support/countStatements.ts'
import { rowsOfLists } from '../ways.ts'
import { openWorld, send } from '../world.ts'

const world = await openWorld()
const account = await world.newAccount({ role: 'AcAdmin', global: true })
const lists: Call[] = served.map(one => one.call).filter(call => call.rows)
const ways = rowsOfLists(account)

/** Statements of one answer and its rows: the fewest of some, seen three times, as a total is counted again now and then. */
const statementsOf = async (call: Call) => {
  const input = { filter: ways[call.path]?.filter, pagination: { page: 0, perPage: 300 } }
  const counts: number[] = []
  let [fewest, rows] = [Number.POSITIVE_INFINITY, 0]
  for (let i = 0; i < 20 && counts.filter(one => one === fewest).length < 3; i++) {
    const count = await countStatements(call, async () => {
      const reply = await send(world.app, call, input, account.token)
      expect(reply.status, reply.body).toBe(200)
      rows = JSON.parse(reply.body).data[call.rows ?? ''].length
    })
    counts.push(count)
    fewest = Math.min(...counts)
  }
  return { fewest, rows }
}

test('every list call of the contract has a way here to make its rows', () => {
  expect(lists.map(call => call.path).filter(path => !ways[path])).toEqual([])
})

test.each(lists.filter(call => ways[call.path]).map(call => [call.path, call] as const))(
  '%s asks the database as often for many rows as for few',
  async (path, call) => {
    const add = async (from: number, to: number) =>
      world.services.db.asSystem('test', async tx => {
        for (let n = from; n < to; n++) await ways[path]?.add(tx, n)
      })
    await add(0, 2)
    const few = await statementsOf(call)
    await add(2, 40)
    const many = await statementsOf(call)
    expect(many.rows).toBeGreaterThanOrEqual(ways[path]?.fixed ? few.rows : few.rows + 30)
    expect(few.rows).toBeGreaterThan(1)
    expect(few.fewest).toBeGreaterThan(1)
    expect(many.fewest).toBe(few.fewest)
  },
)
