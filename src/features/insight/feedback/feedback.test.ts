import { describe, expect, test } from 'vitest'
import { expected, openAnswers, pick, TimeZone, texts } from '../../../../test/support/answers.ts'
import { insertFeedback, insertFeedbacks } from '../../codes/answers/data.ts'
import {
  GetCommentWordClouds,
  GetEntityComments,
  GetFeedbackEntityTypes,
  GetTopicSummary,
  ViewOverallEntityTypeAnalytics,
} from './contract.ts'

const { world, account, place, there, answer } = await openAnswers()

describe('who may read it', () => {
  const calls = [ViewOverallEntityTypeAnalytics, GetCommentWordClouds, GetEntityComments, GetTopicSummary, GetFeedbackEntityTypes] as const

  test.each(calls)(
    '$path: not a role without AnalyticsDashboards, not another account, not another building [C-MSG-010] [C-PERM-001]',
    async one => {
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
    },
  )

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
      answer({ GroupId: group.id, BuildingId: building.id, SubmitDate: new Date(Date.UTC(2026, 1, 1)), Text: pick(texts) }),
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
