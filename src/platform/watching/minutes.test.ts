import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countCall, forgetMinute, waitingMinutes } from './minutes.ts'

/** The minutes are the process's own, and tests share the process. */
const forgetAll = () => {
  for (const one of waitingMinutes()) forgetMinute({ ...one, over: true })
}
beforeEach(forgetAll)
afterEach(() => {
  forgetAll()
  vi.useRealTimers()
})

test('a call that ends while its minute is being written is not lost when the minute is over', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:59.900Z') })
  countCall('Entity/GetProperty', '', 0.01)
  const [taken] = waitingMinutes()
  countCall('Entity/GetProperty', 'sys.obj.nof', 0.01)
  vi.setSystemTime(new Date('2030-01-01T12:01:00.100Z'))
  if (taken) forgetMinute(taken)
  expect(taken?.sums).toMatchObject({ Calls: 1, Refused: 0 })
  const again = waitingMinutes()
  expect(again.map(one => [one.sums.Calls, one.over])).toEqual([
    [2, true],
    [0, false],
  ])
  for (const one of again) forgetMinute(one)
  expect(waitingMinutes()).toHaveLength(1)
})

test('what is counted after the clock was set back is kept and written', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let minute = 0; minute < 20; minute++) {
    vi.setSystemTime(new Date(`2030-01-01T12:${10 + minute}:00Z`))
    countCall('Entity/GetProperty', '', 0.01)
  }
  vi.setSystemTime(new Date('2029-01-01T12:00:00Z'))
  countCall('Entity/GetProperty', '', 0.01)
  countCall('Entity/GetProperty', '', 0.01)
  const waiting = waitingMinutes()
  expect(waiting.filter(one => !one.over).map(one => one.sums.Calls)).toEqual([2])
  for (const one of waiting) forgetMinute(one)
  expect(waitingMinutes()).toHaveLength(1)
})
