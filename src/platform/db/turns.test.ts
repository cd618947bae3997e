import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

const patience = 60_000
/** Takes turns for accounts, each a letter; gives who has come to their turn, and what each was told. */
const open = (options: { atOnce: number; most: number; each?: number; patience?: number }) => {
  const turns = openTurns({ patience, each: options.atOnce, ...options })
  const served: string[] = []
  const refused: string[] = []
  const leaving: (() => void)[] = []
  const ask = (names: Iterable<string>) => {
    for (const name of names)
      void turns.take(name).then(
        leave => void (served.push(name), leaving.push(leave)),
        error => void refused.push(`${name} ${error.code}`),
      )
    return soon()
  }
  const leave = async () => {
    leaving.shift()?.()
    await soon()
  }
  return { ask, leave, served, refused }
}

test('one that asks without end keeps another waiting for one of its own only', async () => {
  const { ask, leave, served } = open({ atOnce: 2, most: 100 })
  await ask('AAAAAAB')
  await ask('C')
  expect(served).toEqual(['A', 'A'])
  for (let i = 0; i < 4; i++) await leave()
  expect(served.join('')).toBe('AAABCA')
})

test('beyond the most that may wait, the longest line gives up its last, at once; the others stay', async () => {
  const { ask, leave, served, refused } = open({ atOnce: 1, most: 3 })
  await ask('AAAA')
  expect(refused).toEqual([])
  await ask('B')
  expect(refused).toEqual(['A sys.srv.una'])
  await ask('C')
  expect(refused).toHaveLength(2)
  for (let i = 0; i < 5; i++) await leave()
  expect(served.join('')).toBe('AABC')
})

test('one account holds no more than its share while another is at work, and all that there is a second later', async () => {
  const { ask, leave, served } = open({ atOnce: 4, each: 2, most: 100 })
  await ask('AAAAAAAA')
  expect(served.join('')).toBe('AAAA')
  await ask('B')
  for (let i = 0; i < 2; i++) await leave()
  expect(served.join('')).toBe('AAAAB')
  await leave()
  expect(served.join('')).toBe('AAAABA')
  await ask('C')
  expect(served.join('')).toBe('AAAABAC')
  await new Promise(done => setTimeout(done, 1100))
  for (let i = 0; i < 2; i++) await leave()
  expect(served.join('')).toBe('AAAABACAA')
})

test('work of nobody has no share of its own', async () => {
  const { ask, served } = open({ atOnce: 4, each: 1, most: 100 })
  const turns = ['', '', 'A', '']
  for (const whose of turns) await ask([whose])
  expect(served).toEqual(turns)
})

test('who has waited too long is refused, and nobody waits for them', async () => {
  const { ask, leave, served, refused } = open({ atOnce: 1, most: 3, patience: 20 })
  await ask('AB')
  await new Promise(done => setTimeout(done, 60))
  expect(refused).toEqual(['B sys.srv.una'])
  await ask('C')
  await leave()
  expect(served.join('')).toBe('AC')
})

test('a turn that was left is free, however often it is left', async () => {
  const turns = openTurns({ atOnce: 1, each: 1, most: 3, patience })
  const first = await turns.take('A')
  first()
  first()
  const [second] = [await turns.take('B')]
  let third = false
  void turns.take('C').then(() => {
    third = true
  })
  await soon()
  expect(third).toBe(false)
  second()
  await soon()
  expect(third).toBe(true)
})
