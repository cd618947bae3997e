import { beforeAll, expect, test } from 'vitest'
import { rebuildAll } from '../../src/app/sums.ts'
import { readAnswerSums } from '../../src/features/codes/answers/sums.server.ts'
import { addWalk } from '../../src/features/field/inspections/testing.ts'
import { placesOf } from '../../src/features/property/buildings/places.server.ts'
import { runAs } from '../../src/platform/watching/work.ts'
import { dashboardCalls, dashboardInput, scopesOf } from '../support/dashboardCalls.ts'
import { mostRows, rowsRead } from '../support/rowsRead.ts'
import { newQrCode } from '../support/scans.ts'
import { openWorld, send } from '../world.ts'

// Calls of dashboards over more answers and days of codes than one may read: by sums and partial indexes they read few.
const world = await openWorld()
const { db } = world.services
const account = await world.newAccount({ buildings: 3 })
const provider = await world.newAccount({ role: 'AcAdmin', global: true })
const [GroupId, BuildingId] = [account.group.id, account.building.id]
const day = 86_400_000
const now = Date.now()
const year = { startDate: now - 364 * day, endDate: now }

const [answers, atOnce] = [60_000, 10_000]
const insert = `
  insert into feedback (group_id, building_id, qr_type, entity_type, submit_date, score, customer_effort_score, net_promoter_score, role,
    text, sentiment_score, terms, topics, status)
  select $1, $2, (array['Feedback', 'BathroomService'])[1 + n % 2], (array['Lobby', 'Restroom', 'Elevator'])[1 + n % 3],
    now() - make_interval(mins => n * 8), 1 + n % 5, 1 + n % 7, n % 11, (array['Tenant', 'GM', null])[1 + n % 3],
    case when n % 50 = 0 then 'The lobby is cold.' end, -0.5, case when n % 50 = 0 then array['lobby', 'cold'] end,
    case when n % 50 = 0 then array['Temperature'] end, case when n % 9 = 0 then 'New' else 'Done' end
  from generate_series($3::int + 1, $3::int + $4::int) n`
/** Items of codes that calls name. */
const items = new Map<string, string>()
beforeAll(async () => {
  for (let from = 0; from < answers; from += atOnce) await db.system.query(insert, [GroupId, BuildingId, from, atOnce])
  await db.system.query(`update building set building_type = 'Industrial' where group_id = $1`, [GroupId])
  for (const Type of ['EventRegistration', 'CustomFeedback'] as const) {
    const { QrCodeId } = await newQrCode(world, account, { Type, Form: {} })
    const { rows } = await db.system.query<{ id: string }>('select id from qr_item where qr_code_id = $1', [QrCodeId])
    items.set(Type, rows[0]?.id ?? '')
  }
  await addWalk(account)
  const { rows: pieces } = await db.system.query<{ id: string }>('select id from equipment where group_id = $1', [GroupId])
  items.set('Equipment', pieces[0]?.id ?? '')
  await rebuildAll(db, { account: GroupId }, () => {})
  await db.system.query('analyze')
}, 120_000)

test('the calls of dashboards are found', () => {
  expect(dashboardCalls.length).toBeGreaterThan(10)
})

test.each(dashboardCalls.flatMap(call => scopesOf(call).map(scope => [call.path, scope, call] as const)))(
  '%s over a year of one %s reads no more rows than a dashboard may',
  async (path, scope, call) => {
    const piece = call.ids?.eId === 'equipment' && { eId: items.get('Equipment') }
    const named = { eventId: items.get('EventRegistration'), FormId: items.get('CustomFeedback'), ...piece }
    const input = dashboardInput(call, scope, { gId: GroupId, bId: BuildingId }, { ...named, ...year })
    const rows = await rowsRead(world, path, GroupId, async () => {
      const reply = await send(world.app, call, input, call.scope === 'global' ? provider.token : account.token)
      expect(reply.status, reply.body).toBe(200)
    })
    expect(rows).toBeLessThanOrEqual(mostRows)
  },
)

const asTest = <T>(work: () => Promise<T>): Promise<T> => runAs({ name: 'test', id: '' }, work)

// Rows that are read on the nodes of a cluster are counted there.
test.skipIf(db.distributed)('what reads the answers themselves is told', async () => {
  const rows = await rowsRead(world, 'test', GroupId, () =>
    asTest(() => db.system.query('select avg(score) from feedback where group_id = $1', [GroupId])),
  )
  expect(rows).toBeGreaterThan(mostRows)
})

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
test.each([
  [[], 60],
  [['EntityType'], 600],
  [['QrType', 'Role'], 600],
  [['EntityType', 'Role'], 7000], // has no sums by month
] as const)('sums of answers by %j over a year are at most %d rows', async (by, most) => {
  const scope = placesOf({ GroupId: GroupId as never, BuildingId: undefined, buildings: 'all' })
  const periods = [{ first: dayOf(year.startDate), last: dayOf(year.endDate) }]
  const rows = await rowsRead(world, 'test', GroupId, () =>
    asTest(() => db.withTenant(GroupId as never, tx => readAnswerSums(tx, { scope, by, periods }))),
  )
  expect(rows).toBeLessThanOrEqual(most)
})
