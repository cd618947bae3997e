import { describe, expect, test } from 'vitest'
import { newQrCode, scansMoved } from '../../test/support/scans.ts'
import { lotsOfTrial } from '../../test/support/trial.ts'
import { type Account, openWorld } from '../../test/world.ts'
import { insertFeedbacks, type NewFeedback } from '../features/codes/answers/data.ts'
import { answerSources } from '../features/codes/answers/model.ts'
import { reviseFeedbacks } from '../features/codes/answers/revise.server.ts'
import { answerSums, months, totals } from '../features/codes/answers/rollUp.server.ts'
import { readAnswerSums } from '../features/codes/answers/sums.server.ts'
import { openRecorder } from '../features/codes/scans/recorder.server.ts'
import { placesOf } from '../features/property/buildings/places.server.ts'
import { fillSums } from '../platform/db/fillSums.ts'
import { compareSums, joinNouns, monthOf, type SummedEvents } from '../platform/db/rebuild.ts'
import type { Contribution } from '../platform/db/rollUp.ts'
import { uuidv7 } from '../platform/db/uuidv7.ts'
import { summed } from './features.ts'
import { rebuildAll } from './sums.ts'

const world = await openWorld()
const { db } = world.services
const rows = async (sql: string, ...values: unknown[]) => (await db.system.query(sql, values)).rows
const TimeZone = 'America/New_York'

const answer = ({ group, building }: Account, change: Partial<NewFeedback> = {}): NewFeedback => ({
  GroupId: group.id,
  BuildingId: building.id,
  QrType: 'Feedback',
  EntityType: 'Lobby',
  Score: 4,
  SubmitDate: new Date('2026-03-05T15:00:00Z'),
  TimeZone,
  ...change,
})

/** An account with answers of two months and scans, also on the last evening of a month by its building's clock. */
const busyAccount = async () => {
  const account = await world.newAccount()
  await db.withTenant(account.group.id as never, (_tx, client) =>
    insertFeedbacks(client, [
      answer(account, { Text: 'The lobby was very clean and the staff friendly.', NetPromoterScore: 9, Role: 'Visitor' }),
      answer(account, { Score: 1, Text: 'The restroom was dirty.', EntityType: 'Restroom', CustomerEffortScore: 6, NetPromoterScore: 2 }),
      answer(account, { Score: 5, QrCodeId: uuidv7(), SubmitDate: new Date('2026-04-01T02:30:00Z') }), // still March in Boston
      answer(account, { Score: 2, SubmitDate: new Date('2026-04-20T12:00:00Z'), Text: 'The lobby was cold.' }),
    ]),
  )
  const code = await newQrCode(world, account, { Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
  const recorder = openRecorder(db)
  const at = Date.parse('2026-03-05T15:00:00Z')
  const scan = {
    GroupId: account.group.id,
    BuildingId: account.building.id,
    QrCodeId: code.QrCodeId,
    at,
    Day: '2026-03-05',
    Hour: 10,
    Source: 'print',
  }
  await Promise.all([false, false, true].map(Bot => recorder.record({ ...scan, id: uuidv7(at), Bot, Device: 'phone', Language: 'en' })))
  await scansMoved(db)
  await recorder.close()
  return { account, code }
}

/** The events of answers, but for those of which only some are wanted. */
const readOnly =
  (isWanted: (one: Contribution) => boolean): SummedEvents['read'] =>
  async (...asked) =>
    [...(await answerSums.read(...asked))].filter(isWanted)

const rebuild = async ({ group }: Account, over: { month?: string; check?: boolean } = {}) => {
  const lines: string[] = []
  const wrong = await rebuildAll(db, { account: group.id, ...over }, line => lines.push(line))
  return { wrong, lines }
}
const snapshot = (group: string) =>
  Promise.all(
    [...scoreTables, 'feedback_term_day', 'feedback_term_month', 'feedback_topic_day', 'scan_day'].map(table =>
      rows(`select to_jsonb(t) as row from ${table} t where group_id = $1 order by 1`, group),
    ),
  )
const scoreTables = ['feedback_day', 'feedback_total', 'feedback_month', 'feedback_code_day']

describe('kept sums', () => {
  test('are those of their events: a rebuild finds nothing to add', async () => {
    const { account } = await busyAccount()
    expect(await rows('select sum(count)::int as n from feedback_total where group_id = $1', account.group.id)).toEqual([{ n: 8 }])
    expect(await rebuild(account)).toEqual({ wrong: 0, lines: [] })
  })

  test.each([
    ['a count of a day', `update feedback_total set count = count + 1, score_sum = score_sum + 5 where group_id = $1 and entity_type = ''`],
    ['a month', `update feedback_month set promoters = promoters + 1 where group_id = $1 and role = 'Visitor'`],
    ['a code', `update feedback_code_day set day = day + 1 where group_id = $1`],
    ['a word', `update feedback_term_month set sentiment_sum = sentiment_sum - 0.5 where group_id = $1 and term = 'en:clean'`],
    ['a row that is gone', `delete from feedback_day where group_id = $1`],
    ['scans', `update scan_day set scans = 0, bots = 7 where group_id = $1`],
    [
      'a row of nothing',
      `insert into feedback_topic_day select group_id, building_id, entity_type, day + 1, 'Nonsense', 3, 1, 1 from feedback_topic_day where group_id = $1 limit 1`,
    ],
  ])('that were falsified (%s) are told, and made right again', async (_what, falsify) => {
    const { account } = await busyAccount()
    const before = await snapshot(account.group.id)
    await rows(falsify, account.group.id)
    const told = await rebuild(account, { check: true })
    expect(told.wrong).toBeGreaterThan(0)
    expect(told.lines.join()).toContain('2026-03')
    expect(await snapshot(account.group.id)).not.toEqual(before)
    expect((await rebuild(account)).wrong).toBe(told.wrong)
    expect(await snapshot(account.group.id)).toEqual(before)
    expect((await rebuild(account, { check: true })).wrong).toBe(0)
  })

  test('of other months and accounts stay, and what no event tells', async () => {
    const [{ account, code }, other] = [await busyAccount(), await busyAccount()]
    for (const one of [account, other.account]) await rows('update feedback_total set count = count + 1 where group_id = $1', one.group.id)
    await rows('update scan_day set sessions = 5, seconds = 60, engaged = 2, scans = 9 where qr_code_id = $1', code.QrCodeId)
    expect((await rebuild(account, { month: '2026-03' })).lines.every(line => line.includes('2026-03'))).toBe(true)
    expect(await rows('select scans, bots, sessions, seconds, engaged from scan_day where qr_code_id = $1', code.QrCodeId)).toEqual([
      { scans: 2, bots: 1, sessions: 5, seconds: 60, engaged: 2 },
    ])
    expect((await rebuild(account, { check: true })).lines.every(line => line.includes('2026-04'))).toBe(true)
    expect((await rebuild(other.account, { check: true })).wrong).toBeGreaterThan(0)
  })

  test('follow answers that change, move and go: a rebuild finds nothing to add', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const { group, buildings } = account
    const [random, codes] = [lotsOfTrial(), [uuidv7(), uuidv7(), null]]
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T // of a list that has some
    const any = (): NewFeedback =>
      answer(account, {
        BuildingId: pick(buildings).id,
        QrCodeId: pick(codes),
        QrType: pick(['Feedback', 'BathroomService', 'MoveIn']),
        EntityType: pick(['Lobby', 'Restroom']),
        Source: pick(answerSources),
        Role: pick(['Tenant', 'GM', null]),
        Score: 1 + Math.floor(random() * 5),
        CustomerEffortScore: pick([1, 7, null]),
        NetPromoterScore: pick([0, 8, 10, null]),
        Text: pick(['The lobby was very clean.', 'Cold and dirty', null]),
        SubmitDate: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 120))),
      })
    const ids = await db.withTenant(group.id as never, (_tx, client) => insertFeedbacks(client, Array.from({ length: 120 }, any)))
    const revise = (some: readonly string[], change: Parameters<typeof reviseFeedbacks>[2]) =>
      db.withTenant(group.id as never, (tx, client) => reviseFeedbacks({ tx, client, GroupId: group.id }, some, change))
    const some = (from: number) => ids.slice(from, from + 20)
    await revise(some(0), { Role: 'Resident' })
    await revise(some(20), { Score: 1, CustomerEffortScore: null, NetPromoterScore: 10 })
    await revise(some(40), { BuildingId: buildings[1]?.id ?? '', EntityType: 'Garage', Source: 'Event' })
    await revise(some(60), { QrCodeId: codes[0], SubmitDate: new Date('2026-02-01T03:00:00Z') }) // still January in Boston
    await revise(some(80), null)
    await Promise.all([revise(some(90), { Role: 'PM' }), revise(some(95), { QrType: 'MoveOut' }), revise(some(100), null)])
    expect(await rows('select count(*)::int as n from feedback where group_id = $1', group.id)).toEqual([{ n: 80 }])
    const whole = { feedback_total: `entity_type in ('', 'Request:', 'Event:', 'App:', 'Google:')`, feedback_month: `qr_type > ''` }
    for (const [table, where] of Object.entries({ ...whole, feedback_day: 'true' }))
      expect(await rows(`select sum(count)::int as n from ${table} where group_id = $1 and ${where}`, group.id)).toEqual([{ n: 80 }])
    expect(await rebuild(account)).toEqual({ wrong: 0, lines: [] })
  })

  test('of two nouns that share a table are compared with the events of both', async () => {
    const { account } = await busyAccount()
    const month = monthOf(account.group.id, '2026-03')
    const early = { ...answerSums, read: readOnly(({ row }) => row.EntityType !== 'Restroom') }
    const late = { ...answerSums, name: 'others', read: readOnly(({ row }) => row.EntityType === 'Restroom') }
    expect(await compareSums(db, { ...early, into: [totals] }, month)).not.toEqual([])
    const [both] = joinNouns([
      { ...early, into: [totals] },
      { ...late, into: [totals, months] },
    ])
    expect(both).toMatchObject({ name: 'answers, others', into: [totals, months] })
    expect(await compareSums(db, { into: [totals], read: both?.read ?? early.read }, month)).toEqual([])
  })
})

describe('sums that came after their events', () => {
  const waiting = (group: string) => rows('select name from sum_backlog where group_id = $1', group)

  test('are made by a job, account by account; until then long periods are read by day', async () => {
    const { account } = await busyAccount()
    const { group } = account
    const scope = placesOf({ GroupId: group.id as never, BuildingId: undefined, buildings: 'all' })
    const periods = [{ first: '2026-01-01', last: '2026-04-25' }]
    const read = () => db.withTenant(group.id as never, tx => readAnswerSums(tx, { scope, periods, by: ['QrType'] }), { readOnly: true })
    const [before, sums] = [await snapshot(group.id), await read()]
    expect(sums).toMatchObject([{ QrType: 'Feedback', Count: 4, ScoreSum: 12, Stars: [1, 1, 0, 1, 1] }])
    // As an upgrade finds it.
    for (const table of ['feedback_month', 'feedback_code_day']) await rows(`delete from ${table} where group_id = $1`, group.id)
    expect(await read()).not.toEqual(sums)
    await rows(`insert into sum_backlog (group_id, name) values ($1, 'feedback')`, group.id)
    expect(await read()).toEqual(sums)
    await fillSums(db, summed)
    expect(await waiting(group.id)).toEqual([])
    expect(await snapshot(group.id)).toEqual(before)
    expect(await read()).toEqual(sums)
  })

  test('wait while a server of another release lives, which does not feed them', async () => {
    const { account } = await busyAccount()
    await rows(`insert into sum_backlog (group_id, name) values ($1, 'feedback')`, account.group.id)
    await rows(`insert into process_minute (minute, process_id, kind, host, version, started_date, modified_date, sums, standing)
      values (now(), uuidv7(), 'server', 'old', '0.1.0', now(), now(), '{}', '{}')`)
    await fillSums(db, summed)
    expect(await waiting(account.group.id)).toHaveLength(1)
    await rows(`update process_minute set stopped_date = now() where host = 'old'`)
    await fillSums(db, summed)
    expect(await waiting(account.group.id)).toEqual([])
  })
})
