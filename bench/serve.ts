import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { openHttp } from '../src/app/http.ts'
import { openServices } from '../src/app/process.ts'
import { scanPart } from '../src/features/codes/visitorPages/scanPart.server.ts'
import { createFolderPlace } from '../src/platform/backup/folderPlace.ts'
import { makeBackup } from '../src/platform/backup/makeBackup.ts'
import { pieceKey } from '../src/platform/backup/piece.ts'
import { readConfig } from '../src/platform/config.ts'
import { createDiskStore } from '../src/platform/files/disk.ts'
import { backupKey } from './data.ts'

/**
 * One server of the benchmarks as a process of its own: `node bench/serve.ts ours|working|bare <the owner's way to the database, JSON> <secret>`
 * (working: does the jobs too). Tells its port to its parent, and ends with it.
 */
const [kind, given = '{}', LINTEL_SECRET] = process.argv.slice(2)
const owner: pg.PoolConfig = JSON.parse(given)

const ours = async (): Promise<FastifyInstance> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'lintel-bench-files-'))
  const { services } = await openServices(
    readConfig({ ...process.env, DATA_DIR, LOG_LEVEL: 'silent', FORM_SECONDS: '0', LINTEL_SECRET }),
    owner,
  )
  if (kind === 'working') await services.jobs.work(services)
  return openHttp(services, [scanPart(services)])
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

const rowsSql = `with page as (
    select c.*, b.name as building_name from qr_code c join building b on b.group_id = c.group_id and b.id = c.building_id
    where c.group_id = $1 and c.retired = false order by c.modified_date, c.id limit $2 offset $3
  ), scans as (
    select qr_code_id, sum(scans)::int as scans_30 from scan_day
    where group_id = $1 and qr_code_id = any(array(select id from page)) and day > current_date - 30 group by qr_code_id
  ), first as (
    select distinct on (qr_code_id) qr_code_id, functionality_type from qr_item
    where group_id = $1 and qr_code_id = any(array(select id from page)) order by qr_code_id, position
  )
  select id, id as "QrCodeId", qr_name as "Name", '/q/' || address || '.svg?v=' || version as "ImageUrl", sign_id as "SignId",
    placement as "Type", location as "Location", entity_type as "EntityType", qr_type as "QrType", coalesce(functionality_type, '') as "FunctionalityType",
    building_id as "BuildingId", building_name as "BuildingName", floor as "Floor", address as "Address",
    'http://localhost:3000/q/' || address as "Url", modified_date as "ModifiedDate", coalesce(scans_30, 0) as "Scans30", retired as "Retired"
  from page left join scans on scans.qr_code_id = page.id left join first on first.qr_code_id = page.id order by modified_date, id`
const countSql = 'select count(*) as n from qr_code where group_id = $1 and retired = false'

/** What the parent may ask for: processor time used, or an encrypted backup into a folder, made in this process as the product makes it. */
const answers: Record<string, (given: string) => Promise<unknown>> = {
  cpu: async () => process.cpuUsage(),
  backup: async folder => {
    const [place, files] = [createFolderPlace(folder), createDiskStore(path.join(folder, 'uploaded'))]
    const { tables } = await makeBackup({ owner, place, files, key: pieceKey(backupKey), secret: LINTEL_SECRET ?? '' })
    return Object.values(tables).reduce((sum, n) => sum + n, 0)
  },
}

const app = kind === 'bare' ? await bare() : await ours()
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port) // listens on TCP
const answerParent = async ([what = '', given = '']: string[]) => process.send?.({ what, value: await answers[what]?.(given) })
process.on('message', (asked: string[]) => void answerParent(asked))
process.on('disconnect', () => process.exit(0))
