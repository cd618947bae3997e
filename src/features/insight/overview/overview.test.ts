import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { startOfDay } from '../../../core/zones.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import { GetPortfolioOverview } from './contract.ts'
import { changeOf, listFirstThings } from './rules.ts'

const world = await openWorld()
const tz = 'America/New_York'
const february = { startDate: startOfDay(tz, '2026-02-01'), endDate: startOfDay(tz, '2026-03-01') - 1, tz }

const answered = async () => {
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const say = (building: number, EntityType: string, day: string, scores: readonly number[]) =>
    scores.map(Score => ({
      GroupId: account.group.id,
      BuildingId: account.buildings[building]?.id ?? '',
      QrType: 'Feedback',
      EntityType,
      Score,
      SubmitDate: new Date(`${day}T17:00:00Z`),
      TimeZone: tz,
    }))
  await world.services.db.withTenant(account.group.id as never, (_tx, client) =>
    insertFeedbacks(client, [
      ...say(0, 'Elevator', '2026-01-20', [5, 5, 5, 5, 5]),
      ...say(0, 'Elevator', '2026-02-10', [2, 2, 2, 4, 5]),
      ...say(0, 'Lobby', '2026-02-10', [5]),
      ...say(1, 'Lobby', '2026-01-20', [4, 4, 4, 4, 4]),
      ...say(1, 'Lobby', '2026-02-12', [4, 4, 4, 4, 5]),
    ]),
  )
  return { account, gId: account.group.id, ids: account.buildings.map(one => one.id) }
}

test('an account stands beside as many days before, building by building, with the low answers that wait', async () => {
  const { account, gId, ids } = await answered()
  const out = await account.call(GetPortfolioOverview, { gId, ...february })
  expect(out).toMatchObject({ Count: 11, CSAT: 3.73, Previous: { Count: 10, CSAT: 4.5 } })
  const places = new Map(out.Places.map(one => [one.Name?.en, one]))
  expect(places.get('Building 1')).toMatchObject({ Id: ids[0], Count: 6, CSAT: 3.33, Previous: 5 })
  expect([...places.values()].map(changeOf).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([-1.67, 0.2])
  expect(out.OpenLow).toEqual([{ BuildingId: ids[0], BuildingName: { en: 'Building 1' }, Count: 3 }])
  expect(listFirstThings(out)).toEqual([
    { is: 'open', BuildingId: ids[0], n: 3 },
    { is: 'worse', Id: ids[0], by: 1.67, score: 3.33, n: 6 },
  ])
  expect(out.Series.filter(one => one.Count > 0).map(one => one.Day)).toEqual(['2026-02-10', '2026-02-12'])
})

test('a building has its entity types; too few answers claim nothing', async () => {
  const { account, gId, ids } = await answered()
  const out = await account.call(GetPortfolioOverview, { gId, bId: ids[0], ...february })
  const types = Object.fromEntries(out.Places.map(one => [one.Id, [one.Count, one.CSAT, changeOf(one)]]))
  expect(types).toEqual({ Elevator: [5, 3, -2], Lobby: [1, 5, null] })
  expect(listFirstThings({ OpenLow: [], Places: [{ Id: 'x', Name: null, Count: 4, CSAT: 1, Previous: 5, PreviousCount: 9 }] })).toEqual([])
})

test('only buildings that the reader sees, of their account, and with the permission', async () => {
  const { account, gId, ids } = await answered()
  const bound = await account.signInAs('Executive', [ids[1] ?? ''])
  const out = await bound.call(GetPortfolioOverview, { gId, ...february })
  expect([out.Count, out.OpenLow]).toEqual([5, []])
  expect((await bound.refuse(GetPortfolioOverview, { gId, bId: ids[0] })).code).toBe('sys.obj.nof')
  const stranger = await world.newAccount({ role: 'Executive' })
  expect((await stranger.refuse(GetPortfolioOverview, { gId })).code).toBe('sys.obj.nof')
  expect((await (await account.signInAs('Tenant')).refuse(GetPortfolioOverview, { gId })).code).toBe('usr.aut.npm')
})
