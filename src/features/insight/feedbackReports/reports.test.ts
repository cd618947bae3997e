import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { dayIn } from '../../../core/days.ts'
import { momentsOfDays } from '../../../core/zones.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import { GetFeedbackSummaries, GetFeedbackTopFigures, GetGlobalHeatMap } from './contract.ts'

const world = await openWorld()
const TimeZone = 'America/New_York'
type Account = Awaited<ReturnType<typeof world.newAccount>>

type Said = { building?: number; type?: string; entity?: string; role?: string; score: number; ces?: number; nps?: number; day?: string }
const say = ({ group, buildings }: Account, said: readonly Said[]) =>
  world.services.db.withTenant(group.id as never, (_tx, client) =>
    insertFeedbacks(
      client,
      said.map(({ building = 0, type = 'Feedback', entity = 'Lobby', role, score, ces, nps, day = '2026-02-10' }) => ({
        GroupId: group.id,
        BuildingId: buildings[building]?.id ?? '',
        QrType: type,
        EntityType: entity,
        Score: score,
        CustomerEffortScore: ces ?? null,
        NetPromoterScore: nps ?? null,
        Role: role ?? null,
        SubmitDate: new Date(`${day}T17:00:00Z`),
        TimeZone,
      })),
    ),
  )

const days = (first: string, last: string) => {
  const { from: startDate, to: endDate } = momentsOfDays(TimeZone, { first, last })
  return { startDate, endDate, tz: TimeZone }
}
const february = days('2026-02-01', '2026-02-28')

/** Twenty answers in two buildings; January and another account besides. */
const twenty = async () => {
  const account = await world.newAccount({ buildings: 2, role: 'Executive' })
  await say(account, [
    ...[5, 5, 4, 4, 2].map(score => ({ type: 'Maintenance', role: 'Tenant', entity: 'Office', score, ces: 6, nps: 10 })), // mean 4
    ...[1, 1, 2, 2, 1].map(score => ({ type: 'BathroomService', role: 'Vendor', entity: 'Restroom', score, ces: 2, nps: 3 })), // 1.4
    ...[3, 3, 3, 3, 3].map(score => ({ building: 1, type: 'BathroomService', entity: 'Restroom', score })), // 3, no role
    ...[5, 5, 5, 5, 4].map(score => ({ building: 1, type: 'Feedback', role: 'Somebody', score, nps: 9 })), // 4.8, no role of the reports
    { score: 5, day: '2026-01-20' },
  ])
  return account
}

describe('the feedback dashboard', () => {
  test('CSAT, CES and NPS of an account and of a building, with as many days before [C-CALL-010]', async () => {
    const account = await twenty()
    const gId = account.group.id
    // (20 + 7 + 15 + 24) / 20; (5 × 6 + 5 × 2) / 10; 10 of 15 promoters, 5 detractors
    const { Series, ...figures } = await account.call(GetFeedbackTopFigures, { gId, ...february })
    expect(Series).toHaveLength(28)
    expect(Series.filter(one => one.Count > 0)).toEqual([{ Day: expect.stringMatching(/^2026-02-/), CSAT: 3.3, Count: 20 }])
    expect(figures).toEqual({
      CSAT: 3.3,
      CSATCount: 20,
      CES: 4,
      CESCount: 10,
      NPS: 33.3,
      NPSCount: 15,
      Previous: { CSAT: 5, CSATCount: 1, CES: null, CESCount: 0, NPS: null, NPSCount: 0 },
    })
    const there = { gId, bId: account.buildings[1]?.id ?? '', ...february }
    expect(await account.call(GetFeedbackTopFigures, there)).toMatchObject({ CSAT: 3.9, CSATCount: 10, CES: null, NPS: 100, NPSCount: 5 })
    const narrowed = { gId, ...february, qrType: 'BathroomService,Feedback', role: 'NotStated' }
    expect(await account.call(GetFeedbackTopFigures, narrowed)).toMatchObject({ CSAT: 3.9, CSATCount: 10 })
    expect(await account.call(GetFeedbackTopFigures, { gId, ...february, role: 'Nobody' })).toMatchObject({ CSAT: null, CSATCount: 0 })
  })

  test('QR Report and Role Report: each type and each of the five roles with its figures [C-CALL-009] [C-FIELD-002] [C-CONST-001]', async () => {
    const account = await twenty()
    const gId = account.group.id
    const { Summaries } = await account.call(GetFeedbackSummaries, { gId, ...february, qrType: 'All' })
    const shown = Summaries.map(one => [one.QrType, one.Role, one.DisplayText, one.Count, one.CSAT, one.CES, one.NPS])
    expect(shown).toEqual(
      expect.arrayContaining([
        ['Maintenance', '', expect.any(String), 5, 4, 6, 100],
        ['BathroomService', '', expect.any(String), 10, 2.2, 2, -100],
        ['Feedback', '', expect.any(String), 5, 4.8, null, 100],
        ['', 'Tenant', 'Tenant', 5, 4, 6, 100],
        ['', 'Supplier', 'Supplier', 5, 1.4, 2, -100],
        ['', 'NotStated', 'Not stated', 10, 3.9, null, 100],
      ]),
    )
    expect(shown).toHaveLength(6)
    const narrowed = await account.call(GetFeedbackSummaries, { gId, ...february, qrType: 'Maintenance', role: 'Tenant,GM' })
    expect(narrowed.Summaries.map(one => one.QrType + one.Role)).toEqual(['Maintenance', 'Tenant'])
  })
})

describe('the heat map', () => {
  test('each building in use with its score and that of each entity type; NA is null [C-CALL-019] [C-FIELD-007]', async () => {
    const account = await twenty()
    const [here, there] = account.buildings
    const { BuildingSummaries } = await account.call(GetGlobalHeatMap, { gId: account.group.id, ...february })
    expect(BuildingSummaries).toEqual([
      {
        BuildingId: here?.id,
        BuildingName: { en: 'Building 1' },
        Score: 2.7,
        Count: 10,
        EntityTypes: expect.arrayContaining([
          { EntityType: 'Office', Score: 4, Count: 5 },
          { EntityType: 'Restroom', Score: 1.4, Count: 5 },
        ]),
      },
      expect.objectContaining({ BuildingId: there?.id, Score: 3.9, Count: 10 }),
    ])
    const before = await account.call(GetGlobalHeatMap, { gId: account.group.id, ...days('2025-01-01', '2025-12-31') })
    expect(before.BuildingSummaries.map(one => [one.Score, one.Count, one.EntityTypes])).toEqual([
      [null, 0, []],
      [null, 0, []],
    ])
  })

  test('of a chart period up to today, by the clock of most buildings', async () => {
    const account = await world.newAccount({ role: 'Executive' })
    const today = dayIn(TimeZone, Date.now())
    await say(account, [
      { score: 4, day: today },
      { score: 2, day: '2024-03-01' },
    ])
    const of = async (tu: '7-Day' | '24-Month') =>
      (await account.call(GetGlobalHeatMap, { gId: account.group.id, tu })).BuildingSummaries[0]?.Count
    expect(await of('7-Day')).toBe(1)
    expect(await of('24-Month')).toBe(1)
  })
})

describe('who may read them', () => {
  test.each([GetFeedbackTopFigures, GetFeedbackSummaries, GetGlobalHeatMap])(
    '$path: buildings of the reader only; not those of another account; not without the permission',
    async call => {
      const account = await twenty()
      const gId = account.group.id
      const bound = await account.signInAs('Manager', [account.buildings[1]?.id ?? ''])
      const seen: object = await bound.call(call, { gId, ...february })
      expect(JSON.stringify(seen)).not.toContain(account.building.id)
      expect('CSATCount' in seen ? seen.CSATCount : 10).toBe(10)
      expect((await bound.refuse(call, { gId, bId: account.building.id })).code).toBe('sys.obj.nof')
      const stranger = await world.newAccount()
      expect((await stranger.refuse(call, { gId })).code).toBe('sys.obj.nof')
      expect((await stranger.refuse(call, { gId: stranger.group.id, bId: account.building.id })).code).toBe('sys.obj.nof')
      const tenant = await account.signInAs('Tenant')
      expect((await tenant.refuse(call, { gId })).code).toBe('usr.aut.npm')
      expect((await account.refuse(call, { gId, startDate: 2, endDate: 1 })).fields).toMatchObject([{ Field: 'endDate' }])
    },
  )
})
