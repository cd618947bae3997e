import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { IDEMPOTENCY_HEADER } from '../../src/core/wire.ts'
import { AddVendor } from '../../src/features/property/contacts/contract.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { openWorld, send } from '../world.ts'

// A disk that is full in the middle of what a write ends with, whose statements go out together.
const world = await openWorld()

// The refusal comes from a trigger here, which a spread table cannot have.
test.skipIf(world.nodes.length > 1)('a write for whose audit or reply there is no room says so, and leaves nothing', async () => {
  const account = await world.newAccount()
  const add = (VendorName: string) =>
    send(world.app, AddVendor, { GroupId: account.group.id, VendorName }, account.token, { [IDEMPOTENCY_HEADER]: randomUUID() })
  // A process that is busy reads the refusals of several statements at once.
  const busy = setInterval(() => {
    const end = performance.now() + 30
    while (performance.now() < end);
  }, 1)
  onTestFinished(() => clearInterval(busy))
  const noRoom = `create or replace function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`
  for (const table of ['audit', 'group_counter']) {
    await withClient(world.owner, async client => {
      await client.query(noRoom)
      await client.query(`create trigger no_room before insert or update on ${table} for each row execute function no_room()`)
    })
    const { status, code } = await add(`Full ${table}`)
    await withClient(world.owner, client => client.query(`drop trigger no_room on ${table}`))
    expect([table, status, code]).toEqual([table, 507, 'sys.dsk.ful'])
  }
  expect((await add('Room again')).status).toBe(200)
  const { rows } = await world.services.db.system.query('select vendor_name from vendor where group_id = $1', [account.group.id])
  expect(rows).toEqual([{ vendor_name: 'Room again' }])
})
