import { expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { GetRolePermissions, SaveRolePermissions } from '../../src/features/base/permissions/contract.ts'
import { GetFeedbackEntityTypes } from '../../src/features/insight/feedback/contract.ts'
import { openWorld, send } from '../world.ts'

const world = await openWorld()

test('a changed permission decides at once, in every process, for who is signed in already', async () => {
  const admin = await world.newAccount({ role: 'AcAdmin', global: true })
  const own = await world.newAccount({ role: 'GM' })
  const second = await openHttp(world.services)
  const statuses = () =>
    Promise.all(
      [world.app, second].map(
        async app => (await send(app, GetFeedbackEntityTypes, { gId: own.group.id, bId: own.building.id }, own.token)).status,
      ),
    )
  const put = async (Granted: boolean) => {
    const { Version } = await admin.call(GetRolePermissions, { gId: own.group.id })
    const Changes = [{ Role: 'GM' as const, Permission: 'AnalyticsDashboards' as const, Granted }]
    await admin.call(SaveRolePermissions, { GroupId: own.group.id, Version, Changes })
  }
  expect(await statuses()).toEqual([200, 200])
  await put(false)
  await expect.poll(statuses, { timeout: 2000 }).toEqual([403, 403]) // the caches alone would last 5 s
  await put(true)
  await expect.poll(statuses, { timeout: 2000 }).toEqual([200, 200])
  await second.close()
})
