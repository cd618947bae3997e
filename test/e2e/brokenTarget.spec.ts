import { expect } from '@playwright/test'
import { GetRequest } from '../../src/features/codes/inbox/contract.ts'
import { GetSlaRequests, GetSupplierSla } from '../../src/features/insight/supplierSla/contract.ts'
import { GetTenantHealth } from '../../src/features/insight/tenantExperience/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, northgate } from '../support/calls.ts'
import { settled, signInAt, test } from '../support/people.ts'

test('a service request that broke its target stands in the report of its supplier, and its tenant in the health of tenants', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const { Properties } = await call(GetPropertyList, { filter: { gId }, pagination: { page: 0, perPage: 100 } })
  const days = { startDate: Date.now() - 89 * 86_400_000, endDate: Date.now(), tz: 'UTC' }
  const lateIn = async (bId: string) => {
    const { Requests } = await call(GetSlaRequests, { filter: { gId, bId, ...days }, pagination: { page: 0, perPage: 25 } })
    for (const late of Requests) {
      const { TenantName } = await call(GetRequest, { gId, RequestId: late.id })
      if (TenantName) return { bId, late, TenantName }
    }
    return null
  }
  const found = (await Promise.all(Properties.map(one => lateIn(one.id)))).find(one => one !== null)
  if (!found) throw new Error('nothing of the demo world broke its target')
  const { bId, late, TenantName } = found
  const { All } = await call(GetSupplierSla, { gId, bId, ...days })
  expect(All.Assigned).toBeGreaterThan(0)

  await signInAt(page, 'admin', `/analytics/dashboard/supplierSLAReport?gId=${gId}&bId=${bId}`)
  await settled(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Not in time' })).toBeVisible()
  await expect(main.getByText(late.SupplierName, { exact: true }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('button', { name: String(late.Number), exact: true }).click()
  await page.waitForURL(new RegExp(late.id))
  await settled(page)
  await expect(page.getByRole('heading', { name: `Request ${late.Number}` })).toBeVisible()

  const { Tenants } = await call(GetTenantHealth, { gId, bId, ...days })
  expect(Tenants.map(one => one.Tenant)).toContain(TenantName)
  await page.goto(`/analytics/dashboard/tenantExperience/1?gId=${gId}&bId=${bId}`)
  await settled(page)
  await expect(
    main
      .getByRole('cell', { name: TenantName, exact: true })
      .or(main.getByText(TenantName, { exact: true }))
      .first(),
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
