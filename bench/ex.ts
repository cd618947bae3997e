import pg from 'pg'
import { PgDialect } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { manyServed } from './amounts.ts'
import { accountId, buildingId, fillDatabase, openBenchCluster } from './data.ts'
const c = await openBenchCluster()
const name = await fillDatabase(c, manyServed)
const client = new pg.Client(c.config(name))
await client.connect()
const GroupId = accountId(0)
const bId = process.argv[3] === 'b' ? buildingId(0) : undefined
const now = new Date()
const fake: any = { GroupId, now, buildings: 'all', BuildingId: bId, actor: { Permissions: {} }, tx: { execute: async (q: any) => { const { sql: text, params } = new PgDialect({ casing: 'snake_case' } as never).sqlToQuery(q); const r = await client.query(`explain (analyze, buffers) ${text}`, params as never); console.log(r.rows.map((x: any) => x['QUERY PLAN']).join('\n')); return { rows: [] } }, select: () => ({ from: () => ({ where: async () => [] }) }) } }
const days = { startDate: Date.now() - 90 * 86400000, endDate: Date.now() } as never
const which = process.argv[2]
if (which === 'tenants') await (await import('../src/features/insight/serviceRequests/sums.server.ts')).readServiceOfTenants(fake, days)
if (which === 'all') await (await import('../src/features/insight/serviceRequests/sums.server.ts')).readServiceFigures(fake, days)
await client.end()
await c.stop()
