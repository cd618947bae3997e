import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PermissionsHash } from '../../src/core/permissions.ts'
import { vendor } from '../../src/features/property/contacts/tables.ts'
import { lockRecord, requireVersion, saveRecord, saveRecords, updateRecord } from '../../src/platform/db/record.ts'
import { requireMove } from '../../src/platform/db/state.ts'
import type { Actor, AuditEntry } from '../../src/platform/handle.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()

/** A vendor of an account of its own, and what a save of it has audited. */
const placeVendor = async () => {
  const { group } = await world.newAccount()
  const audited: AuditEntry[] = []
  const work = <T>(run: (ctx: Parameters<typeof saveRecord>[0]) => Promise<T>) =>
    world.services.db.withTenant(group.id as never, tx => run({ tx, now: new Date(), audit: entry => void audited.push(entry) }))
  const [made] = await work(({ tx }) => tx.insert(vendor).values({ GroupId: group.id, VendorName: 'Acme', Trade: 'Lifts' }).returning())
  if (!made) throw new Error('no vendor was made')
  const which = and(eq(vendor.GroupId, group.id), eq(vendor.id, made.id))
  return { made, which, work, audited }
}

describe('a record', () => {
  test('is saved under the next version; its audit holds what the columns were and are, and what is told beside them', async () => {
    const { made, which, work, audited } = await placeVendor()
    const saved = await work(async ctx => {
      const row = await lockRecord(ctx, vendor, which)
      return saveRecord(ctx, vendor, row, { Trade: 'Doors' }, { Object: 'vendor', Before: { Buildings: [] }, After: { Buildings: ['x'] } })
    })
    expect(saved).toEqual({ acId: made.id, Version: 2 })
    expect(audited).toEqual([
      { Object: 'vendor', ObjectId: made.id, Before: { Trade: 'Lifts', Buildings: [] }, After: { Trade: 'Doors', Buildings: ['x'] } },
    ])
    const now = await work(ctx => lockRecord(ctx, vendor, which))
    expect(now).toMatchObject({ VendorName: 'Acme', Trade: 'Doors', Version: 2 })
    expect(now.ModifiedDate.getTime()).toBeGreaterThan(made.ModifiedDate.getTime())
  })

  test('that is not there, or was changed since it was read, is refused', async () => {
    const { made, which, work } = await placeVendor()
    await expect(work(ctx => lockRecord(ctx, vendor, and(which, eq(vendor.VendorName, 'Other'))))).rejects.toMatchObject({
      code: 'sys.obj.nof',
    })
    expect(() => requireVersion(made, 2)).toThrow(expect.objectContaining({ code: 'sys.obj.cfl' }))
    for (const read of [1, null, undefined]) expect(() => requireVersion(made, read)).not.toThrow()
  })

  test('stays in its account, whatever columns are saved', async () => {
    const { made, which, work } = await placeVendor()
    const other = await world.newAccount()
    const columns = { Trade: 'Doors', GroupId: other.group.id }
    await work(async ctx => updateRecord(ctx, vendor, await lockRecord(ctx, vendor, which), columns))
    expect(await work(ctx => lockRecord(ctx, vendor, which))).toMatchObject({ id: made.id, GroupId: made.GroupId, Trade: 'Doors' })
  })

  test('is saved with many others only while each has the version that was read', async () => {
    const { made, work } = await placeVendor()
    const { GroupId } = made
    const save = (Version: number) =>
      work(({ tx, now }) => saveRecords({ tx, now, GroupId }, vendor, [{ id: made.id, Version }], { Trade: 'Doors' }))
    expect(await save(2)).toEqual([])
    expect(await save(1)).toMatchObject([{ id: made.id, Version: 2, Trade: 'Doors' }])
    expect(await save(1)).toEqual([])
  })

  test('is moved on by who may, from a state that allows it', () => {
    const move = {
      from: ['Open'],
      to: 'Done',
      may: 'ManageContacts',
      label: { en: 'Do', es: 'Do', fr: 'Do' },
      refusal: 'It is not open.',
    } as const
    const ask = (Status: 'Open' | 'Done', Permissions: PermissionsHash) => () =>
      requireMove<'Open' | 'Done'>({ actor: { Permissions } as Actor }, { Status }, move) // what it reads of one
    expect(ask('Open', { ManageContacts: true })).not.toThrow()
    expect(ask('Open', {})).toThrow(expect.objectContaining({ code: 'usr.aut.npm' }))
    expect(ask('Done', { ManageContacts: true })).toThrow(expect.objectContaining({ code: 'sys.obj.cfl', message: 'It is not open.' }))
  })

  test('waits for whoever is saving it, and sees what they saved', async () => {
    const { which, work } = await placeVendor()
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
    const { promise: free, resolve: release } = Promise.withResolvers<void>()
    const first = work(async ctx => {
      const row = await lockRecord(ctx, vendor, which)
      lock()
      await free
      return saveRecord(ctx, vendor, row, { Trade: 'First' }, { Object: 'vendor' })
    })
    await locked
    const second = work(ctx => lockRecord(ctx, vendor, which))
    release()
    await first
    expect(await second).toMatchObject({ Trade: 'First', Version: 2 })
  })
})
