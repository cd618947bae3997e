import { createWriteStream, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { judgeRestored } from '../../src/features/base/files/judgeRestored.server.ts'
import { readAccountTables } from '../../src/platform/account/accountRows.ts'
import { type AccountExported, exportAccount } from '../../src/platform/account/exportAccount.ts'
import { type AccountRestored, restoreAccount } from '../../src/platform/account/restoreAccount.ts'
import type { World } from '../world.ts'

export const passphrase = 'four walls and a roof'

/** Exports an account of a world to a file of its own. */
export const exportTo = async (
  { services }: World,
  GroupId: string,
  given: string | null = passphrase,
): Promise<AccountExported & { file: string }> => {
  const { db, files, config } = services
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lintel-export-')), 'account.zip')
  const from = { db, files, secret: config.secret, baseUrl: config.baseUrl, GroupId, passphrase: given, by: 'Test Admin' }
  return { ...(await exportAccount(from, zip => pipeline(zip, createWriteStream(file)))), file }
}

/** Restores a file into a world, whose installation may have another secret and address. */
export const restoreFrom = (
  { services }: World,
  file: string,
  {
    secret = services.config.secret,
    given = passphrase,
    onRestored,
  }: { secret?: string; given?: string | null; onRestored?: Parameters<typeof restoreAccount>[0]['onRestored'] } = {},
): Promise<AccountRestored> => {
  const { db, files, config } = services
  const into = { db, files, secret, baseUrl: config.baseUrl, path: file, passphrase: given, by: 'Test Admin', judge: judgeRestored }
  return restoreAccount({ ...into, ...(onRestored && { onRestored }) })
}

/** Every row of an account by table, in one order, as JSON; tables without any are left out. */
export const rowsOfAccount = async ({ services }: World, GroupId: string): Promise<Record<string, Record<string, unknown>[]>> => {
  const tables = await readAccountTables(services.db.system)
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const { name, key } of tables) {
    const { rows } = await services.db.system.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t where t.${key} = $1 order by t::text`,
      [GroupId],
    )
    if (rows.length > 0) found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** What names an account anywhere in the database: tables with how many of their rows do, found through the catalogue. */
export const tracesOf = async ({ services }: World, GroupId: string): Promise<string[]> => {
  const { rows } = await services.db.system.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: some } = await services.db.system.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where t::text like '%' || $1 || '%'`,
      [GroupId],
    )
    if (some[0]?.n) found.push(`${name}: ${some[0].n}`)
  }
  return found
}
