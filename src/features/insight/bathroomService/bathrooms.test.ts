import { expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { startOfDay } from '../../../core/zones.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import type { AnswerSource } from '../../codes/answers/model.ts'
import { GetBathroomComments, GetBathroomTopics, GetBathroomWordClouds, GetRestrooms } from './contract.ts'

const world = await openWorld()
const tz = 'America/New_York'
const february = { startDate: startOfDay(tz, '2026-02-01'), endDate: startOfDay(tz, '2026-03-01') - 1, tz }

const answered = async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const codeAt = async (QrName: string, EntityType: string) =>
    (await newQrCode(world, account, { Type: 'Feedback', QrName, Form: { EntityType } })).QrCodeId
  const [north, south, lobby] = [await codeAt('North', 'Restroom'), await codeAt('South', 'Restroom'), await codeAt('Lobby', 'Lobby')]
  const say = (QrCodeId: string, scores: readonly number[], more: { Text?: string; Source?: AnswerSource; day?: string } = {}) =>
    scores.map(Score => ({
      GroupId: account.group.id,
      BuildingId: account.building.id,
      QrCodeId,
      QrType: 'Feedback',
      EntityType: 'Restroom',
      Score,
      Text: more.Text ?? null,
      Source: more.Source,
      SubmitDate: new Date(`${more.day ?? '2026-02-10'}T17:00:00Z`),
      TimeZone: tz,
    }))
  await world.services.db.withTenant(account.group.id as never, (_tx, client) =>
    insertFeedbacks(client, [
      ...say(north, [1, 2], { Text: 'The soap dispenser is empty and the floor is dirty.' }),
      ...say(north, [3, 3, 3]),
      ...say(north, [5], { day: '2026-01-20' }),
      ...say(south, [5, 4], { Text: 'Very clean, thank you.' }),
      ...say(south, [3], { Source: 'Request' }),
      ...say(south, [1], { Source: 'Google' }),
      ...say(lobby, [1], { Text: 'The lobby is cold.' }),
    ]),
  )
  return { account, north, south, lobby, place: { gId: account.group.id, bId: account.building.id } }
}

test('each restroom has its score beside that of as many days before; other places and Google count nowhere [C-CALL-015]', async () => {
  const { account, north, south, place } = await answered()
  const { Restrooms, ...all } = await account.call(GetRestrooms, { ...place, ...february })
  expect(all).toEqual({ Count: 8, CSAT: 3, Previous: 5 })
  expect(Restrooms.map(one => [one.eId, one.QrName, one.Count, one.CSAT, one.Previous])).toEqual([
    [north, 'North', 5, 2.4, 5],
    [south, 'South', 3, 4, null],
  ])
  expect(await account.call(GetRestrooms, { gId: place.gId, eId: south, ...february })).toMatchObject({ Count: 3, CSAT: 4 })
})

test('one restroom has its own words, topics and comments, also of a chart period [C-CALL-014] [C-CALL-015] [C-CALL-016]', async () => {
  const { account, north, south, place } = await answered()
  const gId = place.gId
  const cloud = await account.call(GetBathroomWordClouds, { gId, eId: north, ...february })
  const soap = cloud.WordClouds.find(one => one.Label.includes('soap'))
  expect(soap).toMatchObject({ Value: 2 })
  expect(soap?.SentimentScore).toBeLessThan(0)
  expect(cloud.WordClouds.map(one => one.Label).join()).not.toMatch(/thank|lobby/)
  const { Topics } = await account.call(GetBathroomTopics, { gId, eId: north, ...february })
  expect(Topics.find(one => one.Topic === 'Cleanliness')).toEqual({ Topic: 'Cleanliness', Negative: 2, Total: 2 })
  const { Comments } = await account.call(GetBathroomComments, { gId, eId: south, ...february })
  expect(Comments.map(one => [one.QrName, one.Score, one.Text]).toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
    ['South', 4, 'Very clean, thank you.'],
    ['South', 5, 'Very clean, thank you.'],
  ])
  expect((await account.call(GetBathroomComments, { ...place, ...february, term: soap?.Label })).Comments).toHaveLength(2)
  expect((await account.call(GetBathroomWordClouds, { gId, eId: north, tu: '18-Month' })).WordClouds.length).toBeGreaterThan(0)
})

test('a code that is no restroom, and that of another account are refused', async () => {
  const { account, north, lobby, place } = await answered()
  expect((await account.refuse(GetRestrooms, { gId: place.gId, eId: lobby })).code).toBe('sys.obj.nof')
  expect((await account.call(GetRestrooms, { gId: place.gId })).Restrooms).toHaveLength(2)
  const stranger = await world.newAccount({ role: 'Executive' })
  for (const call of [GetRestrooms, GetBathroomWordClouds, GetBathroomComments, GetBathroomTopics]) {
    expect((await stranger.refuse(call, { gId: stranger.group.id, eId: north })).code).toBe('sys.obj.nof')
    expect((await stranger.refuse(call, { gId: stranger.group.id, bId: place.bId })).code).toBe('sys.obj.nof')
    expect((await (await account.signInAs('Tenant')).refuse(call, place)).code).toBe('usr.aut.npm')
  }
  const bound = await account.signInAs('Executive', [])
  expect((await bound.refuse(GetRestrooms, { gId: place.gId, eId: north })).code).toBe('sys.obj.nof')
})
