import { beforeAll, describe, expect, test } from 'vitest'
import { lotsOfTrial, timesOfTrial } from '../../../../test/support/trial.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { addDays, type Step, startOfStep } from '../../../core/steps.ts'
import type { Days } from '../../../platform/db/coverDays.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { placesOf, placesOfAll } from '../../property/buildings/places.server.ts'
import { insertFeedbacks, type NewFeedback } from './data.ts'
import { answerSources } from './model.ts'
import { reportRoles } from './rules.ts'
import { type AnswerKey, type AnswerSums, type AnswersOnly, readAnswerSums } from './sums.server.ts'

const world = await openWorld()
const { db } = world.services
const random = lotsOfTrial()
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T // of a list that has some
const codes = [uuidv7(), uuidv7(), null]
const TimeZone = 'UTC'

const answersOf = ({ group, buildings }: Account): NewFeedback[] =>
  Array.from({ length: 700 }, () => ({
    GroupId: group.id,
    BuildingId: pick(buildings).id,
    QrCodeId: pick(codes),
    QrType: pick(['Feedback', 'BathroomService', 'MoveIn']),
    EntityType: pick(['Lobby', 'Restroom', 'Elevator']),
    Source: random() < 0.6 ? 'Sign' : pick(answerSources),
    Role: pick(['Tenant', 'GM', 'PM', 'Vendor', 'Somebody', null]),
    Score: 1 + Math.floor(random() * 5),
    CustomerEffortScore: pick([1, 4, 7, null]),
    NetPromoterScore: pick([0, 6, 7, 9, 10, null]),
    SubmitDate: new Date(Date.UTC(2025, 0, 1 + Math.floor(random() * 500), 12)),
    TimeZone,
  }))

const accounts = [await world.newAccount({ buildings: 3 }), await world.newAccount({ buildings: 2 })]
const [account] = accounts as [Account, Account]
const all = accounts.flatMap(answersOf)
beforeAll(async () => {
  await db.system.query('update building set time_zone = $1', [TimeZone])
  for (const { group } of accounts) {
    const own = all.filter(one => one.GroupId === group.id)
    await db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, own))
  }
})

const roleOf = (said: string | null | undefined): string =>
  Object.entries(reportRoles).find(([, names]) => names.some(name => name === said))?.[0] ?? ''
const valueOf = (one: NewFeedback, key: AnswerKey): string =>
  key === 'Role' ? roleOf(one.Role) : key === 'Source' ? (one.Source ?? 'Sign') : (one[key] ?? '')
const dayOf = (one: NewFeedback): string => one.SubmitDate.toISOString().slice(0, 10)

type Asked = { periods: readonly Days[]; by: readonly AnswerKey[]; step?: Step; only?: AnswersOnly; buildings?: readonly string[] }
const sum = (values: readonly (number | null | undefined)[]): number => values.reduce<number>((a, b) => a + (b ?? 0), 0)

/** The sums from the answers themselves, each row as one text. */
const counted = ({ periods, by, step, only = {}, buildings }: Asked): string[] => {
  const sources = only.Source ?? (by.includes('Source') ? answerSources : ['Sign'])
  const wanted = all.filter(
    one =>
      (!buildings || buildings.includes(one.BuildingId)) &&
      sources.includes(one.Source ?? 'Sign') &&
      (!by.includes('QrCodeId') || one.QrCodeId) &&
      (['EntityType', 'QrType', 'Role', 'QrCodeId'] as const).every(
        key => !only[key] || only[key].some(value => value === valueOf(one, key)),
      ),
  )
  const rows = periods.flatMap(({ first, last }, Period) => {
    const inside = wanted.filter(one => dayOf(one) >= first && dayOf(one) <= last)
    const keyOf = (one: NewFeedback) => [Period, step ? startOfStep(dayOf(one), step) : '', ...by.map(key => valueOf(one, key))].join()
    return [...Map.groupBy(inside, keyOf)].map(([key, some]) => {
      const nps = some.flatMap(one => one.NetPromoterScore ?? [])
      return [
        key,
        some.length,
        sum(some.map(one => one.Score)),
        [1, 2, 3, 4, 5].map(star => some.filter(one => one.Score === star).length).join('/'),
        some.filter(one => one.CustomerEffortScore).length,
        sum(some.map(one => one.CustomerEffortScore)),
        nps.length,
        nps.filter(n => n >= 9).length,
        nps.filter(n => n <= 6).length,
      ].join()
    })
  })
  return rows.toSorted()
}

const shown = <By extends AnswerKey>(rows: readonly AnswerSums<By>[], by: readonly By[]): string[] =>
  rows
    .map(row =>
      [
        row.Period,
        row.Day,
        ...by.map(key => row[key]),
        row.Count,
        row.ScoreSum,
        row.Stars.join('/'),
        row.CESCount,
        row.CESSum,
        row.NPSCount,
        row.Promoters,
        row.Detractors,
      ].join(),
    )
    .toSorted()

const ctx = { GroupId: account.group.id as never, BuildingId: undefined, buildings: 'all' as const }
const read = (scope: ReturnType<typeof placesOf>, asked: Asked) =>
  db.withTenant(account.group.id as never, tx => readAnswerSums(tx, { scope, ...asked }), { readOnly: true })

const keySets: readonly (readonly AnswerKey[])[] = [
  [],
  ['EntityType'],
  ['Source'],
  ['Source', 'EntityType'],
  ['QrType'],
  ['Role'],
  ['QrType', 'Role'],
  ['EntityType', 'Role'],
  ['QrCodeId'],
  ['BuildingId'],
  ['BuildingId', 'EntityType'],
  ['GroupId', 'BuildingId', 'Role'],
]
const filters: readonly AnswersOnly[] = [
  {},
  { Source: ['Sign', 'Google'] },
  { EntityType: ['Lobby', 'Elevator'] },
  { QrType: ['MoveIn'] },
  { Role: ['GM', ''] },
  { Role: ['Supplier'], QrType: ['Feedback', 'MoveIn'] },
  { Source: ['App'], EntityType: ['Lobby'] },
]
const longest = { first: '0001-01-01', last: '9999-12-31' }
const anyDays = (): Days => {
  const first = addDays('2024-12-20', Math.floor(random() * 400))
  return { first, last: addDays(first, Math.floor(random() * 300)) }
}

describe('sums of answers', () => {
  test('are those of the answers themselves, whatever period, step, key and filter', async () => {
    const buildings = account.buildings.map(one => one.id)
    for (const by of keySets)
      for (let n = 0; n < timesOfTrial(4); n++) {
        const only = by.includes('QrCodeId') ? {} : pick(filters)
        const step = pick([undefined, 'Day', 'Week', 'Month'] as const)
        const asked = { by, only, ...(step && { step }), periods: [anyDays(), pick([longest, anyDays()])], buildings }
        expect({ asked, rows: shown(await read(placesOf(ctx), asked), by) }).toEqual({ asked, rows: counted(asked) })
      }
  })

  test('are those of the building that is asked for, or of those that the caller sees and that are in use', async () => {
    const [first = '', second = '', third = ''] = account.buildings.map(one => one.id)
    const asked = { by: ['BuildingId'] as const, periods: [longest] }
    const [one, two] = [
      { ...ctx, BuildingId: second as never },
      { ...ctx, buildings: [first, third] as never },
    ]
    expect(shown(await read(placesOf(one), asked), asked.by)).toEqual(counted({ ...asked, buildings: [second] }))
    expect(shown(await read(placesOf(two), asked), asked.by)).toEqual(counted({ ...asked, buildings: [first, third] }))
    await db.system.query('update building set archived_date = now() where group_id = $1 and id = $2', [account.group.id, third])
    expect(shown(await read(placesOf(ctx), asked), asked.by)).toEqual(counted({ ...asked, buildings: [first, second] }))
    await db.system.query('update building set archived_date = null where group_id = $1', [account.group.id])
  })

  test('are those of all accounts in one statement of the system role', async () => {
    const asked = { by: ['GroupId'] as const, periods: [{ first: '2025-01-17', last: '2026-01-16' }] }
    const rows = await db.asSystem('sums of all accounts', tx => readAnswerSums(tx, { scope: placesOfAll, ...asked }), { readOnly: true })
    expect(shown(rows, asked.by)).toEqual(counted(asked))
    expect(rows).toHaveLength(2)
  })

  test('are none without a period, in an empty one, and of a filter that lets nothing through', async () => {
    for (const asked of [
      { periods: [] },
      { periods: [{ first: '2031-01-01', last: '2031-12-31' }] },
      { periods: [longest], only: { Role: [] } },
    ])
      expect(await read(placesOf(ctx), { by: [], ...asked })).toEqual([])
  })

  test('by code are parted by nothing else', async () => {
    await expect(read(placesOf(ctx), { by: ['QrCodeId', 'Role'], periods: [longest] })).rejects.toThrow('no other key')
  })
})
