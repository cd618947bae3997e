import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { openWorld } from '../../../../test/world.ts'
import { attributeRequests } from '../../codes/requests/attribution.server.ts'
import { GetTenantHealth, GetTenantPerformance } from './contract.ts'
import { rateHealth } from './model.ts'

const world = await openWorld()
const { db } = world.services
const HOUR = 3_600_000

test.each([
  [{ Score: 1, ServiceLevel: 1, NotReopened: null, LowAnswered: null }, 100, 'Good'],
  [{ Score: 0.5, ServiceLevel: 0.5, NotReopened: null, LowAnswered: 1 }, 200 / 3, 'Watch'],
  [{ Score: 0.5, ServiceLevel: 0.5, NotReopened: 0, LowAnswered: 1 }, 50, 'Watch'],
  [{ Score: 0, ServiceLevel: 0.4, NotReopened: null, LowAnswered: null }, 20, 'AtRisk'],
  [{ Score: 1, ServiceLevel: null, NotReopened: null, LowAnswered: null }, null, null],
])('the health of a tenant is the mean of what is known: %o', (parts, health, state) => {
  const rated = rateHealth(parts)
  expect(rated.State).toBe(state)
  if (health === null) expect(rated.Health).toBeNull()
  else expect(rated.Health).toBeCloseTo(health)
})

test('tenants by how they are served, and by how content they are, those at risk first', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const [gId, bId] = [account.group.id, account.building.id]
  const add = async (company: string, hours: number, score: number | null) => {
    const at = new Date(Date.now() - 100 * HOUR)
    const { RequestId } = await newRequest(world, account, { at })
    await db.system.query(
      `update visitor_request set company_name = $3, email = '', unit = '', created_date = $4, status = 'Done', done_date = $5, score = $6
        where group_id = $1 and id = $2`,
      [gId, RequestId, company, at, new Date(at.getTime() + hours * HOUR), score],
    )
  }
  await add('Harbor Welding', 2, 5)
  await add('Studio Mako', 60, 1)
  const { Tenants } = await account.call(GetTenantPerformance, { gId, bId })
  expect(Tenants.map(one => [one.Tenant, one.Total, one.ServiceLevel, one.CSAT])).toEqual([
    ['Harbor Welding', 1, 1, 5],
    ['Studio Mako', 1, 0, 1],
  ])
  const health = await account.call(GetTenantHealth, { gId, bId })
  expect(health.Tenants).toEqual([
    {
      Tenant: 'Studio Mako',
      Total: 1,
      Health: 50,
      State: 'Watch',
      Score: 0,
      ServiceLevel: 0,
      NotReopened: 1,
      LowAnswered: 1,
      LeaseEnd: null,
    },
    {
      Tenant: 'Harbor Welding',
      Total: 1,
      Health: 100,
      State: 'Good',
      Score: 1,
      ServiceLevel: 1,
      NotReopened: 1,
      LowAnswered: null,
      LeaseEnd: null,
    },
  ])
  await db.withTenant(gId as never, tx => attributeRequests(tx, gId, sql`true`))
  expect(await account.call(GetTenantPerformance, { gId, bId })).toEqual({ Tenants })
  expect(await account.call(GetTenantHealth, { gId, bId })).toEqual(health)
})
