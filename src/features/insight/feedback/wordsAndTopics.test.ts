import { describe, expect, test } from 'vitest'
import { isInPeriod, openAnswers, period } from '../../../../test/support/answers.ts'
import { analyseComment, readComment } from '../../../platform/text/analyse.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import { commentFeeling, termFeeling } from '../../codes/answers/feeling.server.ts'
import { GetCommentWordClouds, GetTopicSummary } from './contract.ts'

const { world, account, place, answer, all } = await openAnswers()

describe('the word cloud', () => {
  test('counts the words of comments and their mean sentiment in English and Spanish, at most 100 [C-CALL-004] [C-FIELD-005] [C-CONST-053]', async () => {
    const { WordClouds } = await account.call(GetCommentWordClouds, { ...place, ...period })
    const sums = new Map<string, { n: number; f: number }>()
    for (const { Text, Score } of all.filter(one => isInPeriod(one))) {
      if (!Text?.trim()) continue
      const { language, sentiment, spoken } = readComment(Text)
      const whole = commentFeeling(sentiment, Score)
      for (const one of spoken) {
        const { n = 0, f = 0 } = sums.get(`${language} ${one.term}`) ?? {}
        sums.set(`${language} ${one.term}`, { n: n + 1, f: f + termFeeling(one, whole, language) })
      }
    }
    const often = [...sums.values()].filter(({ n }) => n > 1).length
    expect(WordClouds).toHaveLength(Math.min(100, often))
    for (const { Label, Value, SentimentScore, Language } of WordClouds) {
      const { n, f } = sums.get(`${Language} ${Label}`) ?? { n: 0, f: 0 }
      expect({ Label, Value }).toEqual({ Label, Value: n })
      const mean = Math.abs(f / n) < 0.1 ? 0 : f / n
      expect(Math.abs((SentimentScore ?? 0) - mean), Label).toBeLessThan(0.000501) // the wire has three digits
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
    const place = { GroupId: group.id, BuildingId: building.id }
    const said = Array.from({ length: 260 }, (_, i) => answer({ ...place, Text: `${word(i % 130)} elevator` }))
    await world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, said))
    const { WordClouds } = await call(GetCommentWordClouds, { gId: group.id, bId: building.id })
    expect(WordClouds).toHaveLength(100)
    expect(WordClouds[0]).toMatchObject({ Label: 'elevator', Value: 260 })
  })

  test('has no fillers, and nothing that was said once', async () => {
    const { call, group, building } = await world.newAccount()
    const texts = ['Well, once again the elevator was better last night', 'When will the elevator be fixed? Enough!', 'A quiet terrace']
    const said = texts.map(Text => answer({ GroupId: group.id, BuildingId: building.id, Text }))
    await world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, said))
    // Words of comments that were kept before the list of fillers grew.
    await world.services.db.system.query(
      `insert into feedback_term_day (group_id, building_id, day, entity_type, term, count, sentiment_sum)
       select group_id, building_id, day, entity_type, 'enough', 9, 0 from feedback_term_day where group_id = $1 and term = 'en:elevator' and entity_type = ''`,
      [group.id],
    )
    const { WordClouds } = await call(GetCommentWordClouds, { gId: group.id, bId: building.id })
    expect(WordClouds.map(({ Label, Value }) => [Label, Value])).toEqual([['elevator', 2]])
  })
})

describe('the words of comments in several languages', () => {
  const make = async (texts: readonly string[]) => {
    const { call, group, building } = await world.newAccount()
    const said = texts.map(Text => answer({ GroupId: group.id, BuildingId: building.id, Text, Score: 3 }))
    await world.services.db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, said))
    return (language?: 'en' | 'es' | 'fr' | 'other') =>
      call(GetCommentWordClouds, { gId: group.id, bId: building.id, ...(language && { language }) })
  }
  const english = ['The sale desk is great', 'The sale desk is great', 'Great lobby', 'Great elevator in the lobby']
  const spanish = ['El baño está sucio', 'El baño está sucio']
  const french = ['Le couloir est sale', 'Le couloir est sale', 'Le couloir est sale']

  test('do not mix: each language has its own, also where they are spelled alike', async () => {
    const read = await make([...english, ...spanish, ...french])
    const words = async (language: 'en' | 'es' | 'fr') =>
      (await read(language)).WordClouds.map(({ Label, Value, SentimentScore }) => [Label, Value, Math.sign(SentimentScore)])
    expect(await words('en')).toEqual([
      ['great', 4, 1],
      ['desk', 2, 1],
      ['lobby', 2, 1],
      ['sale', 2, 1],
    ])
    expect(await words('es')).toEqual([
      ['baño', 2, -1],
      ['sucio', 2, -1],
    ])
    expect(await words('fr')).toEqual([
      ['couloir', 3, -1],
      ['sale', 3, -1],
    ])
    const { WordClouds, Language, Languages } = await read()
    expect(Language).toBeNull()
    expect(WordClouds.filter(({ Label }) => Label === 'sale').map(one => one.Language)).toEqual(['fr', 'en'])
    expect(Languages).toEqual([
      { Language: 'en', Count: 10 },
      { Language: 'fr', Count: 6 },
      { Language: 'es', Count: 4 },
    ])
  })

  test('of a language that nobody wrote in are those of the one most written in', async () => {
    const read = await make([...spanish, ...french])
    expect((await read('en')).Language).toBe('fr')
    expect((await (await make([]))('en')).Language).toBeNull()
  })

  test('have no colour of praise for what is bad, nor for where it was', async () => {
    const read = await make([
      'Love the hooks in the stalls, no smell',
      'Great light in the stalls, no smell',
      'New sign, new light, new hook',
    ])
    const { WordClouds } = await read('en')
    expect(WordClouds.map(({ Label, SentimentScore }) => [Label, SentimentScore])).toEqual([
      ['smell', 0],
      ['stall', 0],
    ])
  })
})

describe('the topics', () => {
  test('are the four most said, with how comments feel about them [C-CALL-006] [C-CONST-002]', async () => {
    const { Topics } = await account.call(GetTopicSummary, { ...place, ...period })
    const { Topics: more } = await account.call(GetTopicSummary, { ...place, ...period, take: 100 })
    const sums = new Map<string, { total: number; good: number; bad: number }>()
    for (const { Text } of all.filter(one => isInPeriod(one))) {
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
