import { describe, expect, test } from 'vitest'
import { expected, isInPeriod, openAnswers, period, TimeZone } from '../../../../test/support/answers.ts'
import { ViewOverallEntityTypeAnalytics } from './contract.ts'

const { account, place, all } = await openAnswers()

describe('the figures of a building', () => {
  test.each([undefined, 'Lobby', 'Nowhere'])(
    'are those of the answers themselves, entity type %s [C-CALL-003] [C-FIELD-005] [C-RULE-007]',
    async et => {
      const reply = await account.call(ViewOverallEntityTypeAnalytics, { ...place, ...period, ...(et && { et }) })
      const some = all.filter(one => isInPeriod(one, {}, et))
      expect(reply).toMatchObject(expected(some))
      expect(reply.StarBuckets).toEqual([5, 4, 3, 2, 1].map(Score => ({ Score, Count: some.filter(one => one.Score === Score).length })))
    },
  )

  test('are compared with as many days before', async () => {
    const reply = await account.call(ViewOverallEntityTypeAnalytics, { ...place, ...period })
    const end = period.startDate - 1
    const before = all.filter(one => isInPeriod(one, { start: Date.parse('2026-01-14T08:00:00Z'), end })) // 27 days before February 10th
    expect(before.length).toBeGreaterThan(0)
    expect(reply.Previous).toEqual(expected(before))
  })

  test.each(['Day', 'Week', 'Month'] as const)('stand by %s against what was said as many days before', async step => {
    const reply = await account.call(ViewOverallEntityTypeAnalytics, { ...place, ...period, step })
    expect(reply.PreviousSeries?.map(one => one.Day)).toEqual(reply.Series.map(one => one.Day))
    const local = new Intl.DateTimeFormat('en-CA', { timeZone: TimeZone })
    const before = all.filter(one => isInPeriod(one, { start: Date.parse('2026-01-14T08:00:00Z'), end: period.startDate - 1 }))
    const against = (one: (typeof all)[number]) => {
      const date = new Date(Date.parse(`${local.format(one.SubmitDate)}T12:00:00Z`) + 27 * 86_400_000)
      if (step === 'Week') date.setUTCDate(date.getUTCDate() - date.getUTCDay())
      return step === 'Month' ? `${date.toISOString().slice(0, 8)}01` : date.toISOString().slice(0, 10)
    }
    const groups = Map.groupBy(before, against)
    for (const { Day, ...figures } of reply.PreviousSeries ?? []) expect(figures).toEqual(expected(groups.get(Day) ?? []))
    expect(reply.PreviousSeries?.reduce((sum, one) => sum + one.Count, 0)).toBe(reply.Previous?.Count)
  })

  test.each(['Day', 'Week', 'Month'] as const)('come as a series by %s with every step, by the clock of the building', async step => {
    const reply = await account.call(ViewOverallEntityTypeAnalytics, { ...place, ...period, step })
    const local = new Intl.DateTimeFormat('en-CA', { timeZone: TimeZone })
    const startOf = (day: string) => {
      const date = new Date(`${day}T12:00:00Z`)
      if (step === 'Week') date.setUTCDate(date.getUTCDate() - date.getUTCDay())
      return step === 'Month' ? `${day.slice(0, 8)}01` : date.toISOString().slice(0, 10)
    }
    const groups = Map.groupBy(
      all.filter(one => isInPeriod(one)),
      one => startOf(local.format(one.SubmitDate)),
    )
    expect(reply.Series.map(one => one.Day)).toHaveLength({ Day: 27, Week: 5, Month: 2 }[step])
    for (const { Day, ...figures } of reply.Series) expect(figures).toEqual(expected(groups.get(Day) ?? []))
    expect(reply.Series.reduce((sum, one) => sum + one.Count, 0)).toBe(reply.Count)
  })

  test('are NA, not 0, where nobody answered', async () => {
    const reply = await account.call(ViewOverallEntityTypeAnalytics, { ...place, startDate: 0, endDate: 86_400_000 })
    expect(reply).toMatchObject({ AverageScore: null, Count: 0, CES: null, NPS: null })
  })

  test('without dates are those of all answers, without a period before', async () => {
    const reply = await account.call(ViewOverallEntityTypeAnalytics, place)
    expect(reply).toMatchObject({ ...expected(all), Previous: null, PreviousSeries: null, Step: 'Month' })
    expect(reply.Series.map(one => one.Day)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].slice(0, reply.Series.length))
  })

  test('refuse a period that ends before it begins', async () => {
    const refused = await account.refuse(ViewOverallEntityTypeAnalytics, { ...place, startDate: 2, endDate: 1 })
    expect(refused.fields).toEqual([{ Field: 'endDate', Message: 'Format error', Hint: expect.any(String) }])
  })
})
