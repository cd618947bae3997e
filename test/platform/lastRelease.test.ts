import { afterAll, expect, test } from 'vitest'
import { GetProfile, RequestPasswordReset, SignIn } from '../../src/features/base/people/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { AddVendor, EditVendor, GetPropertyVendors } from '../../src/features/property/contacts/contract.ts'
import { addressOf } from '../support/databases.ts'
import { checkOut, findLastRelease } from '../support/lastRelease.ts'
import { callAt, type Running, startServer, until } from '../support/processes.ts'
import { openWorld, password } from '../world.ts'

// During an upgrade servers of the last release work on the schema of this one, beside servers of this one.
const last = findLastRelease()
const world = await openWorld()
const running: Running[] = []
const undo: (() => void)[] = []
afterAll(async () => {
  await Promise.all(running.map(one => one.kill('SIGKILL')))
  for (const each of undo) each()
})

test.skipIf(last.why)(
  `the server of release ${last.name} works on this schema, beside one of today, and does its jobs${last.why ? ` (${last.why})` : ''}`,
  async () => {
    const { owner } = world
    const { folder, remove } = checkOut(last.commit)
    undo.push(remove)
    const env = {
      DATABASE_URL: addressOf(owner),
      DATA_DIR: world.services.config.dataDir,
      LINTEL_SECRET: world.services.config.secret,
    }
    const old = await startServer(env, folder)
    running.push(old)
    const today = { base: await world.app.listen({ host: '127.0.0.1', port: 0 }) }
    const { group, building, user } = await world.newAccount()
    const token = (await callAt(old.base, SignIn, { UserName: user.email, Password: password })).data.UserToken
    for (const { base } of [old, today]) expect((await callAt(base, GetProfile, { gId: group.id }, { token })).status).toBe(200)
    const sort = { field: 'Name', order: 'ASC' } as const
    const list = await callAt(old.base, GetPropertyList, { filter: { gId: group.id }, sort }, { token })
    expect(list.data.Properties.map(one => one.id)).toEqual([building.id])
    const fields = { GroupId: group.id, Buildings: [building.id] }
    const { data } = await callAt(old.base, AddVendor, { ...fields, VendorName: 'Added by the old one' }, { token })
    const edit = { ...fields, VendorId: data.acId, Version: data.Version, VendorName: 'Edited by the new one' }
    expect((await callAt(today.base, EditVendor, edit, { token })).status).toBe(200)
    const vendors = await callAt(old.base, GetPropertyVendors, { filter: { gId: group.id } }, { token })
    expect(vendors.data).toMatchObject({ Total: 1, Vendors: [{ VendorName: 'Edited by the new one' }] })
    await callAt(today.base, RequestPasswordReset, { Email: user.email })
    await until('the old one does a job of the new server', 30, async () => {
      const { rows } = await world.services.db.system.query('select 1 from mail where $1 = any("to")', [user.email])
      return rows.length > 0
    })
  },
  120_000,
)
