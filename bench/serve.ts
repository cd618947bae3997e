import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { openHttp } from '../src/app/http.ts'
import { openServices } from '../src/app/process.ts'
import { readConfig } from '../src/platform/config.ts'

/**
 * One server of the benchmarks as a process of its own: `node bench/serve.ts ours|bare <host> <database>`. Tells its port to its
 * parent, and ends with it.
 */
const [kind, host = '', database = ''] = process.argv.slice(2)
const owner: pg.PoolConfig = { host, user: 'postgres', database }

const ours = async (): Promise<FastifyInstance> => {
  const { services } = await openServices(
    readConfig({ ...process.env, LOG_LEVEL: 'silent', LINTEL_SECRET: 'a secret of forty characters for the bench' }),
    owner,
  )
  return openHttp(services)
}

/** The same rows and the same count by hand: prepared statements on a pool; no token, permission, scope, transaction or row-level security. */
const bare = async (): Promise<FastifyInstance> => {
  const pool = new pg.Pool({ ...owner, max: 10 })
  pool.on('error', () => process.exit(1))
  const app = Fastify()
  type Asked = { Querystring: { gId: string; limit: string; offset: string; count: string } }
  app.get<Asked>('/codes', async ({ query }) => {
    const [rows, total] = await Promise.all([
      pool.query({ name: 'rows', text: rowsSql, values: [query.gId, query.limit, query.offset] }),
      query.count === 'yes' ? pool.query({ name: 'count', text: countSql, values: [query.gId] }) : null,
    ])
    return { data: { QrCodes: rows.rows, Total: Number(total?.rows[0].n ?? 0) } }
  })
  return app
}

const rowsSql = `select c.id, c.id as "QrCodeId", c.qr_name as "Name", '/q/' || c.address || '.svg?v=' || c.version as "ImageUrl", c.sign_id as "SignId", c.placement as "Type",
    c.location as "Location", c.entity_type as "EntityType", c.qr_type as "QrType", coalesce((select i.functionality_type from qr_item i
      where i.group_id = c.group_id and i.qr_code_id = c.id order by i.position limit 1), '') as "FunctionalityType",
    c.building_id as "BuildingId", b.name as "BuildingName", c.floor as "Floor", c.address as "Address", 'http://localhost:3000/q/' || c.address as "Url",
    c.modified_date as "ModifiedDate", coalesce((select sum(d.scans) from scan_day d where d.group_id = c.group_id and d.qr_code_id = c.id
      and d.day > current_date - 30), 0) as "Scans30", c.retired as "Retired"
  from qr_code c join building b on b.group_id = c.group_id and b.id = c.building_id
  where c.group_id = $1 and c.retired = false order by c.modified_date, c.id limit $2 offset $3`
const countSql = 'select count(*) as n from qr_code where group_id = $1 and retired = false'

const app = kind === 'bare' ? await bare() : await ours()
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port) // listens on TCP
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit(0))
