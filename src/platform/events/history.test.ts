import { expect, test } from 'vitest'
import { openHistory } from './history.ts'

const message = (id: string) => ({ id, topic: 'browser', data: {} })

test('a stream goes on after the message that it heard last', () => {
  const history = openHistory()
  for (const id of ['a', 'b', 'c']) history.keep(message(id))
  expect(history.last).toBe('c')
  expect(history.since('a')?.map(one => one.id)).toEqual(['b', 'c'])
  expect(history.since('c')).toEqual([])
})

test('after what was never heard, is too old, or lies before a gap, nothing is known', () => {
  let now = 0
  const history = openHistory(() => now)
  history.keep(message('old'))
  expect(history.since('other')).toBe(null)
  now = 25 * 60_000
  history.keep(message('new'))
  expect(history.since('old')).toBe(null)
  expect(history.since('new')).toEqual([])
  history.forget()
  expect(history.since('new')).toBe(null)
  expect(history.last).toBe(undefined)
})

test('it does not grow without end', () => {
  const history = openHistory()
  for (let i = 0; i < 25_000; i++) history.keep(message(String(i)))
  expect(history.since('0')).toBe(null)
  expect(history.since('24000')).toHaveLength(999)
})

test('what was told since a browser began to show an account; not known where this server has not heard all of it', () => {
  let now = 0
  const history = openHistory(() => now)
  now = 5000
  history.keep(message('early'))
  now = 7000
  history.keep(message('late'))
  now = 8000
  expect(history.within(2000)?.map(one => one.id)).toEqual(['late'])
  expect(history.within(8000)?.map(one => one.id)).toEqual(['early', 'late'])
  expect(history.within(8001)).toBe(null) // it did not listen then
  history.forget()
  now = 9000
  expect(history.within(500)).toEqual([])
  expect(history.within(1500)).toBe(null) // messages were missed
})
