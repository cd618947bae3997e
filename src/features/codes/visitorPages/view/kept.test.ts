import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keep, most, readKeptAnswers, refuse, release, replaceKept } from './kept.ts'

const store = new Map<string, string>()
const storage = {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, text: string) => void store.set(name, text),
  removeItem: (name: string) => void store.delete(name),
}
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const answer = (n: number) => ({ action: '/q/A', body: `Key=${n}&Score=5`, place: 'Tower' })
const bodies = () => readKeptAnswers().map(one => one.body)

describe('kept answers', () => {
  test('are kept in their order, one of a kind, until they are released', () => {
    for (const n of [1, 2, 1]) expect(keep(answer(n))).toBe('kept')
    expect(readKeptAnswers()).toEqual([answer(2), answer(1)])
    release(answer(2).body)
    release(answer(1).body)
    expect([readKeptAnswers(), store.size]).toEqual([[], 0])
  })

  test('are at most twenty: none is pushed out', () => {
    for (let n = 0; n < most; n++) keep(answer(n))
    const before = bodies()
    expect(keep(answer(most))).toBe('full')
    expect(bodies()).toEqual(before)
    expect(keep(answer(3))).toBe('kept') // it is there already
    expect(bodies()).toHaveLength(most)
  })

  test('that were refused stay, with their reason; a corrected one takes the place of its first form', () => {
    for (let n = 0; n < most; n++) keep(answer(n))
    refuse(answer(0), { why: 'Too long', form: true })
    expect(readKeptAnswers()[0]).toEqual({ ...answer(0), refused: { why: 'Too long', form: true } })
    expect(keep(answer(99), answer(0).body)).toBe('kept')
    expect(readKeptAnswers()).toHaveLength(most)
    expect(readKeptAnswers().at(-1)).toEqual(answer(99))
    expect(readKeptAnswers().some(one => one.refused)).toBe(false)
  })

  test('are kept with the names of their files; once these are sent, in their place with what names them', () => {
    const files = [{ id: 'a', field: 'Q002', name: 'lift.jpg' }]
    for (const one of [{ ...answer(1), files }, answer(2)]) keep(one)
    const next = { ...answer(1), body: 'Key=9&Q002.f50=token', files, bound: true } as const
    replaceKept(answer(1).body, next)
    expect(readKeptAnswers()).toEqual([next, answer(2)])
    release(next.body)
    expect(readKeptAnswers()).toEqual([answer(2)])
  })

  test('are not kept where the browser has no room or no storage, and what was kept stays', () => {
    keep(answer(1))
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect([keep(answer(2)), bodies()]).toEqual(['off', [answer(1).body]])
    vi.stubGlobal('localStorage', undefined)
    expect([keep(answer(2)), readKeptAnswers()]).toEqual(['off', []])
  })

  test.each(['null', '{}', '7', '[', '[null, 7, {"action": "/q/A"}, {"body": "x"}]'])('are none in %s', text => {
    store.set('lintel-kept', text)
    expect(readKeptAnswers()).toEqual([])
    expect(keep(answer(1))).toBe('kept')
  })
})
