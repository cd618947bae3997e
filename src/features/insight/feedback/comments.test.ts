import { describe, expect, test } from 'vitest'
import { isInPeriod, openAnswers, period, texts } from '../../../../test/support/answers.ts'
import { workOffDue } from '../../../../test/support/due.ts'
import type { Input } from '../../../core/call.ts'
import { readMigrations } from '../../../platform/db/migrate.ts'
import { analyseComment } from '../../../platform/text/analyse.ts'
import { insertFeedback, insertFeedbacks, type NewFeedback } from '../../codes/answers/data.ts'
import { commentFeeling } from '../../codes/answers/feeling.server.ts'
import { readComments } from '../../codes/answers/jobs.ts'
import { GetCommentWordClouds, GetEntityComments, GetTopicSummary } from './contract.ts'
import type { CommentFilter } from './model.ts'

const { world, account, place, answer, all } = await openAnswers()

describe('the comments', () => {
  const commented = (some: NewFeedback[]) => some.filter(one => one.Text?.trim())
  const feels = (one: NewFeedback) => commentFeeling(analyseComment(one.Text ?? '').sentiment, one.Score)
  const filters: [CommentFilter, (one: NewFeedback) => boolean][] = [
    ['All', () => true],
    ['Positive', one => (feels(one) ?? 0) >= 0.1],
    ['Neutral', one => Math.abs(feels(one) ?? 1) < 0.1],
    ['Negative', one => (feels(one) ?? 0) <= -0.1],
    ['5', one => one.Score === 5],
    ['1', one => one.Score === 1],
    ['Low', one => one.Score < 3],
  ]
  const read = (input: Partial<Input<typeof GetEntityComments>>) => account.call(GetEntityComments, { ...place, ...period, ...input })

  test.each(filters)('are filtered by %s, the newest first [C-CALL-005]', async (commentFilter, fits) => {
    const { Comments, Total, More } = await read({ commentFilter, take: 200 })
    const wanted = commented(all.filter(one => isInPeriod(one)))
      .filter(fits)
      .toSorted((a, b) => b.SubmitDate.getTime() - a.SubmitDate.getTime())
    expect(wanted.length).toBeGreaterThan(0)
    expect({ Total, More }).toEqual({ Total: wanted.length, More: false })
    expect(Comments.map(one => [one.SubmitDate, one.Score, one.Text])).toEqual(
      wanted.slice(0, 200).map(one => [one.SubmitDate.getTime(), one.Score, one.Text?.trim()]),
    )
  })

  test.each<[number, string, 'Positive' | 'Neutral' | 'Negative' | null]>([
    [4, 'Lovely lobby, but the elevator was slow and dirty', null],
    [4, 'Nice place, only the coffee could be hotter', 'Positive'],
    [5, 'Third floor, next to the window', 'Positive'],
    [5, 'Terrible, the elevator is broken again', null],
    [1, 'Third floor, next to the window', 'Negative'],
    [2, 'Friendly staff', null],
    [2, 'Friendly staff, but the restrooms are filthy', 'Negative'],
    [3, 'The restroom is near the lobby', 'Neutral'],
    [3, 'The restrooms are filthy', 'Negative'],
    [3, 'Spotless restrooms', 'Positive'],
  ])('with %i stars, "%s" is labelled %s: the stars lead, and an unsure one has no label', async (Score, Text, label) => {
    const { call, group, building } = await world.newAccount()
    const said = answer({ GroupId: group.id, BuildingId: building.id, Score, Text })
    await world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedback(client, said))
    const within = async (commentFilter: CommentFilter) =>
      (await call(GetEntityComments, { gId: group.id, bId: building.id, commentFilter })).Comments.map(({ SentimentScore }) =>
        SentimentScore === null ? null : Math.sign(SentimentScore),
      )
    const sign = { Positive: 1, Neutral: 0, Negative: -1 }
    expect(await within('All')).toEqual([label === null ? null : sign[label]])
    for (const filter of ['Positive', 'Neutral', 'Negative'] as const) expect(await within(filter)).toHaveLength(filter === label ? 1 : 0)
  })

  test('that were kept by their words alone are brought under their stars by the migration', async () => {
    const { group, building } = await world.newAccount()
    const made = [1, 2, 3, 4, 5].flatMap(Score =>
      texts.flatMap(Text => (Text?.trim() ? [answer({ GroupId: group.id, BuildingId: building.id, Score, Text })] : [])),
    )
    const ids = await world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, made))
    const kept = async () =>
      (await world.services.db.system.query('select id, sentiment_score from feedback where group_id = $1 order by id', [group.id])).rows
    const now = await kept()
    for (const [i, { Text }] of made.entries())
      await world.services.db.system.query('update feedback set sentiment_score = $3 where group_id = $1 and id = $2', [
        group.id,
        ids[i],
        analyseComment(Text ?? '').sentiment,
      ])
    expect(await kept()).not.toEqual(now)
    const { sql } = readMigrations().find(({ name }) => name.endsWith('comment_feeling')) ?? { sql: '' }
    const update = /update feedback[^;]+/.exec(sql)?.[0] ?? ''
    await world.services.db.system.query(`${update} and group_id = $1`, [group.id])
    expect(await kept()).toEqual(now)
  })

  test('come in pages that hold every comment once', async () => {
    const pages = await Promise.all([0, 200, 400, 600, 800, 1000].map(skip => read({ take: 200, skip })))
    const ids = pages.flatMap(page => page.Comments.map(one => one.acId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(pages[0]?.Total ?? 0)
  })

  test('are found by a word of theirs, whose wildcards are letters', async () => {
    const { Comments, Total } = await read({ text: 'PARKING', take: 200 })
    expect(Total).toBe(all.filter(one => isInPeriod(one) && one.Text?.includes('Parking')).length)
    expect(new Set(Comments.map(one => one.Text))).toEqual(new Set(['Parking is always full, terrible']))
    expect((await read({ text: '%' })).Total).toBe(0)
  })

  test('of a word of the cloud are exactly those that it counted, whatever form they say it in [C-BEHAV-065]', async () => {
    const { WordClouds } = await account.call(GetCommentWordClouds, { ...place, ...period })
    expect(WordClouds.length).toBeGreaterThan(10)
    for (const { Label, Value, Language } of WordClouds)
      expect([Label, (await read({ term: Label, ...(Language && { language: Language }) })).Total]).toEqual([Label, Value])
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
    await workOffDue(readComments, world.services)
    expect((await system.query(before, [account.group.id])).rows).toEqual(noted)
  })

  test('of a day are those by the clock of the building, also where clocks change', async () => {
    const { Comments } = await read({ text: 'edge' })
    expect(Comments.map(one => one.Text)).toEqual(['edge last', 'edge first'])
  })

  test('below 3 are all low ratings, also those without a comment [C-RULE-008]', async () => {
    const { Comments, Total } = await read({ scoreLT: 3, take: 200 })
    expect(Total).toBe(all.filter(one => isInPeriod(one) && one.Score < 3).length)
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
        SentimentScore: 0.938,
        EntityType: 'Lobby',
        QrName: null,
        Location: null,
      },
    ])
  })
})
