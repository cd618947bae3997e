import { beforeAll, describe, expect, test } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import type { Input } from '../../core/call.ts'
import { analyseComment } from '../../platform/text/analyse.ts'
import {
  GetCommentWordClouds,
  GetEntityComments,
  GetFeedbackEntityTypes,
  GetTopicSummary,
  ViewOverallEntityTypeAnalytics,
} from './contract.ts'
import { insertFeedback, insertFeedbacks, type NewFeedback } from './data.ts'
import type { CommentFilter } from './model.ts'
import { readComments } from './readComments.server.ts'

const world = await openWorld()
const TimeZone = 'America/Los_Angeles'
const texts = [
  'The elevators are slow and dirty',
  'Great staff, very clean lobby',
  'El baño está sucio y huele mal',
  'Excelente servicio, muy limpio todo',
  'The restroom is near the lobby',
  'Parking is always full, terrible',
  null,
  null,
  'Too cold in the fitness center',
  'ok',
  '   ',
]

let seed = 20_261_121
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

type Made = Awaited<ReturnType<typeof world.newAccount>>
const account: Made = await world.newAccount({ buildings: 2 })
const [here = '', there = ''] = account.buildings.map(one => one.id)
const place = { gId: account.group.id, bId: here }
const from = Date.UTC(2026, 1, 1)

const answer = (over: Partial<NewFeedback> = {}): NewFeedback => ({
  GroupId: account.group.id,
  BuildingId: here,
  QrType: pick(['Feedback', 'BathroomService']),
  EntityType: pick(['Lobby', 'Restroom', 'Elevator']),
  Score: 1 + Math.floor(random() * 5),
  CustomerEffortScore: random() < 0.5 ? 1 + Math.floor(random() * 7) : null,
  NetPromoterScore: random() < 0.5 ? Math.floor(random() * 11) : null,
  Role: pick(['Tenant', 'Resident', null]),
  Text: pick(texts),
  SubmitDate: new Date(from + Math.floor(random() * 60 * 86_400_000)),
  TimeZone,
  ...over,
})
const rows = Array.from({ length: 1500 }, () => answer())
// Both sides of midnight in Los Angeles (UTC-8, from March 8th UTC-7), where UTC has another day.
const edges = [
  answer({ SubmitDate: new Date('2026-02-10T07:59:59.999Z'), Score: 1, Text: 'edge before' }),
  answer({ SubmitDate: new Date('2026-02-10T08:00:00.000Z'), Score: 5, Text: 'edge first' }),
  answer({ SubmitDate: new Date('2026-03-09T06:59:59.999Z'), Score: 2, Text: 'edge last' }),
  answer({ SubmitDate: new Date('2026-03-09T07:00:00.000Z'), Score: 4, Text: 'edge after' }),
]
const all = [...rows, ...edges]
const period = { startDate: Date.parse('2026-02-10T08:00:00Z'), endDate: Date.parse('2026-03-09T06:59:59.999Z') } // February 10th to March 8th

const within = (one: NewFeedback, { start = period.startDate, end = period.endDate } = {}, et?: string) =>
  one.SubmitDate.getTime() >= start && one.SubmitDate.getTime() <= end && (!et || one.EntityType === et)
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits || 0
const mean = (values: number[]) => (values.length ? round(values.reduce((a, b) => a + b, 0) / values.length, 2) : null)
const present = (values: (number | null | undefined)[]) => values.filter(value => typeof value === 'number')
const expected = (some: NewFeedback[]) => {
  const ces = present(some.map(one => one.CustomerEffortScore))
  const nps = present(some.map(one => one.NetPromoterScore))
  const share = nps.filter(n => n >= 9).length - nps.filter(n => n <= 6).length
  return {
    AverageScore: mean(some.map(one => one.Score)),
    Count: some.length,
    CES: mean(ces),
    CESCount: ces.length,
    NPS: nps.length ? round((100 * share) / nps.length, 1) : null,
    NPSCount: nps.length,
  }
}

beforeAll(async () => {
  await world.services.db.system.query('update building set time_zone = $1 where group_id = $2', [TimeZone, account.group.id])
  await world.services.db.withTenant(account.group.id as never, async (_tx, client) => {
    await insertFeedbacks(client, all)
    await insertFeedbacks(client, [answer({ BuildingId: there, Score: 3 })])
  })
})

describe('the figures of a building', () => {
  test.each([undefined, 'Lobby', 'Nowhere'])(
    'are those of the answers themselves, entity type %s [C-CALL-003] [C-FIELD-005] [C-RULE-007]',
    async et => {
      const reply = await account.call(ViewOverallEntityTypeAnalytics, { ...place, ...period, ...(et && { et }) })
      const some = all.filter(one => within(one, {}, et))
      expect(reply).toMatchObject(expected(some))
      expect(reply.StarBuckets).toEqual([5, 4, 3, 2, 1].map(Score => ({ Score, Count: some.filter(one => one.Score === Score).length })))
    },
  )

  test('are compared with as many days before', async () => {
    const reply = await account.call(ViewOverallEntityTypeAnalytics, { ...place, ...period })
    const end = period.startDate - 1
    const before = all.filter(one => within(one, { start: Date.parse('2026-01-14T08:00:00Z'), end })) // 27 days before February 10th
    expect(before.length).toBeGreaterThan(0)
    expect(reply.Previous).toEqual(expected(before))
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
      all.filter(one => within(one)),
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
    expect(reply).toMatchObject({ ...expected(all), Previous: null, Step: 'Month' })
    expect(reply.Series.map(one => one.Day)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].slice(0, reply.Series.length))
  })

  test('refuse a period that ends before it begins', async () => {
    const refused = await account.refuse(ViewOverallEntityTypeAnalytics, { ...place, startDate: 2, endDate: 1 })
    expect(refused.fields).toEqual([{ Field: 'endDate', Message: 'Format error' }])
  })
})

describe('the word cloud', () => {
  test('counts the words of comments and their mean sentiment in English and Spanish, at most 100 [C-CALL-004] [C-FIELD-005] [C-CONST-053]', async () => {
    const { WordClouds } = await account.call(GetCommentWordClouds, { ...place, ...period })
    const sums = new Map<string, { n: number; f: number }>()
    for (const { Text } of all.filter(one => within(one))) {
      if (!Text?.trim()) continue
      const { terms, sentiment } = analyseComment(Text)
      for (const term of terms) sums.set(term, { n: (sums.get(term)?.n ?? 0) + 1, f: (sums.get(term)?.f ?? 0) + sentiment })
    }
    expect(WordClouds).toHaveLength(Math.min(100, sums.size))
    for (const { Label, Value, SentimentScore } of WordClouds) {
      const { n, f } = sums.get(Label) ?? { n: 0, f: 0 }
      expect({ Label, Value }).toEqual({ Label, Value: n })
      expect(SentimentScore).toBeCloseTo(Math.abs(f / n) < 0.1 ? 0 : f / n, 3)
    }
    const feeling = (label: string) => WordClouds.find(one => one.Label === label)?.SentimentScore
    expect([feeling('elevator'), feeling('sucio'), feeling('clean'), feeling('excelente'), feeling('near')]).toEqual([
      expect.toSatisfy((n: number) => n < 0),
      expect.toSatisfy((n: number) => n < 0),
      expect.toSatisfy((n: number) => n > 0),
      expect.toSatisfy((n: number) => n > 0),
      0,
    ])
  })

  test('has 100 words at most, the most said first', async () => {
    const { call, group, building } = await world.newAccount()
    const word = (i: number) => String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26)).repeat(3)
    const said = Array.from({ length: 130 }, (_, i) => answer({ GroupId: group.id, BuildingId: building.id, Text: `${word(i)} elevator` }))
    await world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, said))
    const { WordClouds } = await call(GetCommentWordClouds, { gId: group.id, bId: building.id })
    expect(WordClouds).toHaveLength(100)
    expect(WordClouds[0]).toMatchObject({ Label: 'elevator', Value: 130 })
  })
})

describe('the topics', () => {
  test('are the four most said, with how comments feel about them [C-CALL-006] [C-CONST-002]', async () => {
    const { Topics } = await account.call(GetTopicSummary, { ...place, ...period })
    const { Topics: more } = await account.call(GetTopicSummary, { ...place, ...period, take: 100 })
    const sums = new Map<string, { total: number; good: number; bad: number }>()
    for (const { Text } of all.filter(one => within(one))) {
      for (const { topic, score } of Text?.trim() ? analyseComment(Text).topics : []) {
        const { total, good, bad } = sums.get(topic) ?? { total: 0, good: 0, bad: 0 }
        sums.set(topic, { total: total + 1, good: good + (score >= 0.1 ? 1 : 0), bad: bad + (score <= -0.1 ? 1 : 0) })
      }
    }
    const wanted = [...sums].map(([Topic, { total, good, bad }]) => ({
      Topic,
      PositiveScoreCount: good,
      NegativeScoreCount: bad,
      TotalScoreCount: total,
    }))
    expect(more).toHaveLength(wanted.length)
    expect(more).toEqual(expect.arrayContaining(wanted))
    expect(Topics).toEqual(more.slice(0, 4))
    expect(Topics.map(one => one.TotalScoreCount)).toEqual(
      wanted
        .map(one => one.TotalScoreCount)
        .toSorted((a, b) => b - a)
        .slice(0, 4),
    )
  })
})

describe('the comments', () => {
  const commented = (some: NewFeedback[]) => some.filter(one => one.Text?.trim())
  const feels = (one: NewFeedback) => analyseComment(one.Text ?? '').sentiment
  const filters: [CommentFilter, (one: NewFeedback) => boolean][] = [
    ['All', () => true],
    ['Positive', one => feels(one) >= 0.1],
    ['Neutral', one => Math.abs(feels(one)) < 0.1],
    ['Negative', one => feels(one) <= -0.1],
    ['5', one => one.Score === 5],
    ['1', one => one.Score === 1],
    ['Low', one => one.Score < 3],
  ]
  const read = (input: Partial<Input<typeof GetEntityComments>>) => account.call(GetEntityComments, { ...place, ...period, ...input })

  test.each(filters)('are filtered by %s, the newest first [C-CALL-005] [C-SCREEN-005]', async (commentFilter, fits) => {
    const { Comments, Total, More } = await read({ commentFilter, take: 200 })
    const wanted = commented(all.filter(one => within(one)))
      .filter(fits)
      .toSorted((a, b) => b.SubmitDate.getTime() - a.SubmitDate.getTime())
    expect(wanted.length).toBeGreaterThan(0)
    expect({ Total, More }).toEqual({ Total: wanted.length, More: false })
    expect(Comments.map(one => [one.SubmitDate, one.Score, one.Text])).toEqual(
      wanted.slice(0, 200).map(one => [one.SubmitDate.getTime(), one.Score, one.Text?.trim()]),
    )
  })

  test('come in pages that hold every comment once', async () => {
    const pages = await Promise.all([0, 200, 400, 600, 800, 1000].map(skip => read({ take: 200, skip })))
    const ids = pages.flatMap(page => page.Comments.map(one => one.acId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(pages[0]?.Total ?? 0)
  })

  test('are found by a word of theirs, whose wildcards are letters', async () => {
    const { Comments, Total } = await read({ text: 'PARKING', take: 200 })
    expect(Total).toBe(all.filter(one => within(one) && one.Text?.includes('Parking')).length)
    expect(new Set(Comments.map(one => one.Text))).toEqual(new Set(['Parking is always full, terrible']))
    expect((await read({ text: '%' })).Total).toBe(0)
  })

  test('of a word of the cloud are exactly those that it counted, whatever form they say it in [C-BEHAV-065]', async () => {
    const { WordClouds } = await account.call(GetCommentWordClouds, { ...place, ...period })
    expect(WordClouds.length).toBeGreaterThan(10)
    for (const { Label, Value } of WordClouds) expect([Label, (await read({ term: Label })).Total]).toEqual([Label, Value])
    const elevator = await read({ term: 'elevator', take: 200 })
    expect(new Set(elevator.Comments.map(one => one.Text))).toEqual(new Set(['The elevators are slow and dirty']))
    expect((await read({ term: 'elev' })).Total).toBe(0)
  })

  test('of a topic are exactly those that it counted, of an entity type too [C-BEHAV-065]', async () => {
    for (const et of [undefined, 'Lobby']) {
      const { Topics } = await account.call(GetTopicSummary, { ...place, ...period, ...(et && { et }), take: 100 })
      expect(Topics.length).toBeGreaterThan(3)
      for (const { Topic, TotalScoreCount } of Topics)
        expect([Topic, (await read({ topic: Topic, ...(et && { et }) })).Total]).toEqual([Topic, TotalScoreCount])
    }
  })

  test('that were kept before words and topics were noted with them are read for these by the job', async () => {
    const { system } = world.services.db
    const before = 'select id, terms, topics from feedback where group_id = $1 and text is not null order by id'
    const { rows: noted } = await system.query(before, [account.group.id])
    await system.query('update feedback set terms = null, topics = null where group_id = $1', [account.group.id])
    expect((await read({ term: 'elevator' })).Total).toBe(0)
    await readComments.run({ services: world.services, attempt: 1, last: false, jobId: '' }, {})
    expect((await system.query(before, [account.group.id])).rows).toEqual(noted)
  })

  test('of a day are those by the clock of the building, also where clocks change', async () => {
    const { Comments } = await read({ text: 'edge' })
    expect(Comments.map(one => one.Text)).toEqual(['edge last', 'edge first'])
  })

  test('below 3 are all low ratings, also those without a comment [C-RULE-008]', async () => {
    const { Comments, Total } = await read({ scoreLT: 3, take: 200 })
    expect(Total).toBe(all.filter(one => within(one) && one.Score < 3).length)
    expect(Comments.every(one => one.Score < 3)).toBe(true)
    expect(Comments.some(one => one.Text === '' && one.SentimentScore === null)).toBe(true)
  })

  test('carry who said it, where, and how it feels [C-FIELD-005]', async () => {
    const made = answer({
      Role: 'Tenant',
      Text: 'Great staff, very clean lobby',
      SubmitDate: new Date('2026-08-01T12:00:00Z'),
      EntityType: 'Lobby',
      Score: 5,
    })
    const id = await world.services.db.withTenant(account.group.id as never, (_tx, client) => insertFeedback(client, made))
    const { Comments } = await account.call(GetEntityComments, { ...place, startDate: made.SubmitDate.getTime() })
    expect(Comments).toEqual([
      {
        acId: id,
        Score: 5,
        Text: made.Text,
        SubmitDate: made.SubmitDate.getTime(),
        Role: 'Tenant',
        SentimentScore: 0.846,
        EntityType: 'Lobby',
        QrName: null,
        Location: null,
      },
    ])
  })
})

describe('who may read it', () => {
  const calls = [ViewOverallEntityTypeAnalytics, GetCommentWordClouds, GetEntityComments, GetTopicSummary, GetFeedbackEntityTypes] as const

  test.each(calls)('$path: not a role without AnalyticsDashboards, not another account, not another building [C-MSG-010]', async one => {
    const tenant = await account.signInAs('Tenant')
    expect(await tenant.refuse(one, place)).toMatchObject({
      status: 403,
      code: 'usr.aut.npm',
      message: "You don't have permission to this page",
    })
    const stranger = await world.newAccount()
    expect((await stranger.refuse(one, place)).code).toBe('sys.obj.nof')
    expect((await stranger.refuse(one, { ...place, gId: stranger.group.id })).code).toBe('sys.obj.nof')
    const bound = await account.signInAs('Manager', [there])
    expect((await bound.refuse(one, place)).code).toBe('sys.obj.nof')
  })

  test('the answers of one building are not those of another', async () => {
    const reply = await account.call(ViewOverallEntityTypeAnalytics, { gId: account.group.id, bId: there })
    expect(reply).toMatchObject({ Count: 1, AverageScore: 3 })
  })

  test('the entity types with answers are named, with name and clock of the building', async () => {
    const reply = await account.call(GetFeedbackEntityTypes, place)
    expect(reply).toMatchObject({ BuildingName: { en: 'Building 1' }, TimeZone })
    expect(reply.EntityTypes.map(one => one.EntityType).toSorted()).toEqual(['Elevator', 'Lobby', 'Restroom'])
  })
})

describe('writing', () => {
  test('gives an id for each answer, in their order', async () => {
    const { group, building } = await world.newAccount()
    const some = [1, 2, 3, 4, 5].map(Score => answer({ GroupId: group.id, BuildingId: building.id, Score }))
    const ids = await world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, some))
    const { rows: kept } = await world.services.db.system.query('select id, score from feedback where group_id = $1 order by score', [
      group.id,
    ])
    expect(kept).toEqual(ids.map((id, i) => ({ id, score: i + 1 })))
  })

  test('refuses a figure off its scale and keeps nothing of its transaction', async () => {
    const { group, building } = await world.newAccount()
    const bad = answer({ GroupId: group.id, BuildingId: building.id, Score: 6 })
    await expect(world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedback(client, bad))).rejects.toThrow('Score 6')
    const { rows: found } = await world.services.db.system.query('select 1 from feedback where group_id = $1', [group.id])
    expect(found).toHaveLength(0)
  })

  test('by many at once loses nothing and never waits in a circle', async () => {
    const { call, group, building } = await world.newAccount()
    const some = Array.from({ length: 60 }, () =>
      answer({ GroupId: group.id, BuildingId: building.id, SubmitDate: new Date(from), Text: pick(texts) }),
    )
    const writers = Array.from({ length: 12 }, (_, i) => some.slice(i * 5, i * 5 + 5).toSorted(() => (i % 2 ? 1 : -1)))
    await Promise.all(writers.map(own => world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, own))))
    expect(await call(ViewOverallEntityTypeAnalytics, { gId: group.id, bId: building.id })).toMatchObject(expected(some))
  })

  test('tells the browsers of the account', async () => {
    const { group, building } = await world.newAccount()
    const told = new Promise(resolve => world.services.events.on('browser', message => message.group === group.id && resolve(message)))
    await world.services.db.withTenant(group.id as never, (_tx, client) =>
      insertFeedback(client, answer({ GroupId: group.id, BuildingId: building.id })),
    )
    expect(await told).toMatchObject({ channel: 'feedback', data: { BuildingId: building.id } })
  })
})
