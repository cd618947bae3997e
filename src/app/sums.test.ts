import { describe, expect, test } from 'vitest'
import { newQrCode } from '../../test/support/scans.ts'
import { type Account, openWorld } from '../../test/world.ts'
import { insertFeedbacks, type NewFeedback } from '../features/codes/answers/data.ts'
import { openRecorder } from '../features/codes/scans/recorder.server.ts'
import { uuidv7 } from '../platform/db/uuidv7.ts'
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
      answer(account, { Score: 5, SubmitDate: new Date('2026-04-01T02:30:00Z') }), // still March in Boston
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
  await recorder.close()
  return { account, code }
}

const rebuild = async ({ group }: Account, over: { month?: string; check?: boolean } = {}) => {
  const lines: string[] = []
  const wrong = await rebuildAll(db, { account: group.id, ...over }, line => lines.push(line))
  return { wrong, lines }
}
const snapshot = (group: string) =>
  Promise.all(
    ['feedback_day', 'feedback_total', 'feedback_term_day', 'feedback_term_month', 'feedback_topic_day', 'scan_day'].map(table =>
      rows(`select to_jsonb(t) as row from ${table} t where group_id = $1 order by 1`, group),
    ),
  )

describe('kept sums', () => {
  test('are those of their events: a rebuild finds nothing to add', async () => {
    const { account } = await busyAccount()
    expect(await rows('select sum(count)::int as n from feedback_total where group_id = $1', account.group.id)).toEqual([{ n: 8 }])
    expect(await rebuild(account)).toEqual({ wrong: 0, lines: [] })
  })

  test.each([
    ['a count of a day', `update feedback_total set count = count + 1, score_sum = score_sum + 5 where group_id = $1 and entity_type = ''`],
    ['a word', `update feedback_term_month set sentiment_sum = sentiment_sum - 0.5 where group_id = $1 and term = 'clean'`],
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
})
