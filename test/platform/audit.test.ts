import { expect, test } from 'vitest'
import { jobs } from '../../src/app/features.ts'
import type { GroupId } from '../../src/core/ids.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { CreateProperty } from '../../src/features/property/propertyPage/contract.ts'
import { auditMonths, openAuditMonths } from '../../src/platform/db/audit.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const { db } = world.services
const account = await world.newAccount()

/** The partitions that hold the account's rows, with how many. */
const rowsByPartition = async (): Promise<Record<string, number>> => {
  const sql = 'select tableoid::regclass::text as name, count(*)::int as n from audit where group_id = $1 group by 1'
  const { rows } = await db.system.query<{ name: string; n: number }>(sql, [account.group.id])
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
const write = (at: string) =>
  db.withTenant(account.group.id as GroupId, (_tx, client) =>
    client.query(`insert into audit (group_id, at, actor, call, object, request_id) values ($1, $2, 'A', 'test', 'x', 'r')`, [
      account.group.id,
      at,
    ]),
  )
const monthName = (n: number): string => {
  const first = new Date(new Date().setUTCDate(1))
  first.setUTCMonth(first.getUTCMonth() + n)
  return `audit_${first.toISOString().slice(0, 7).replace('-', '_')}`
}
const ahead = [0, 1, 2].map(monthName)

test('four processes at once make this month, the next two and those of older rows, which move there, every one', async () => {
  await account.call(CreateProperty, { GroupId: account.group.id, BasicInfo: sampleBasicInfo })
  for (const at of ['2024-02-29T23:59:59.999Z', '2024-03-01T00:00:00Z', '2024-03-31T23:59:59Z']) await write(at)
  expect(await rowsByPartition()).toEqual({ audit_other: 4 })
  const made = await Promise.all([1, 2, 3, 4].map(() => openAuditMonths(db.system)))
  expect(made.flat().toSorted()).toEqual(['audit_2024_02', 'audit_2024_03', ...ahead].toSorted())
  expect(await rowsByPartition()).toEqual({ audit_2024_02: 1, audit_2024_03: 2, [monthName(0)]: 1 })
  await write('2024-03-15T00:00:00Z')
  await account.call(CreateProperty, { GroupId: account.group.id, BasicInfo: { ...sampleBasicInfo, Code: 'TWO' } })
  expect(await rowsByPartition()).toEqual({ audit_2024_02: 1, audit_2024_03: 3, [monthName(0)]: 2 })
  expect(await openAuditMonths(db.system)).toEqual([])
})

test('calls that write while a month is made lose no row', async () => {
  const before = Object.values(await rowsByPartition()).reduce((sum, n) => sum + n, 0)
  const days = Array.from({ length: 40 }, (_, i) => `2025-0${1 + (i % 4)}-10T00:00:00Z`)
  await Promise.all(days.map((day, i) => (i % 10 === 9 ? write(day).then(() => openAuditMonths(db.system)) : write(day))))
  await openAuditMonths(db.system)
  const { audit_other = 0, ...months } = await rowsByPartition()
  expect(audit_other).toBe(0)
  expect(Object.values(months).reduce((sum, n) => sum + n, 0)).toBe(before + days.length)
})

test('an account reads its own rows only, and nobody has a right on a partition itself', async () => {
  await openAuditMonths(db.system)
  const other = await world.newAccount()
  const seen = (group: string) =>
    db.withTenant(group as GroupId, async (_tx, client) => (await client.query('select distinct group_id as g from audit')).rows)
  expect(await seen(account.group.id)).toEqual([{ g: account.group.id }])
  expect(await seen(other.group.id)).toEqual([])
  expect((await db.app.query('select 1 from audit')).rowCount).toBe(0)
  const { rows } = await db.system.query(`
    select c.relname as name, c.relrowsecurity as locked, r.role, p.kind from pg_class c
    cross join (values ('lintel_app'), ('lintel_system')) r (role)
    cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate')) p (kind)
    where c.relispartition and c.relkind = 'r' and c.relname like 'audit%'
      and (not c.relrowsecurity or has_table_privilege(r.role, c.oid, p.kind))`)
  expect(rows).toEqual([])
  for (const name of [monthName(0), 'audit_other'])
    await expect(db.app.query(`select * from ${name}`)).rejects.toMatchObject({ code: '42501' })
})

test('only the system role may make months, and the worker does it daily', async () => {
  await expect(openAuditMonths(db.app)).rejects.toMatchObject({ code: '42501' })
  expect(jobs).toContain(auditMonths)
  expect(auditMonths.every).toMatch(/^\d+ \d+ \* \* \*$/)
})
