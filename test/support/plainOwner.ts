import type pg from 'pg'
import { withClient } from '../../src/platform/db/client.ts'

type Work<T> = (client: pg.ClientBase) => Promise<T>

/**
 * Runs statements of a migration as an owner that row-level security holds to account, as the owner of a hosted database is, and reads what they
 * left. All is rolled back. `prepare` and `read` see the rows of all accounts.
 */
export const runAsPlainOwner = <T>(
  owner: pg.PoolConfig,
  { prepare, statements, read }: { prepare?: Work<unknown>; statements: readonly string[]; read: Work<T> },
): Promise<T> =>
  withClient(owner, async client => {
    await client.query('begin')
    await prepare?.(client)
    await client.query('create role plain_owner; grant lintel_app, lintel_system to plain_owner with inherit true')
    await client.query('set local session authorization plain_owner')
    for (const sql of statements) await client.query(sql)
    await client.query('reset session authorization')
    const found = await read(client)
    await client.query('rollback')
    return found
  })
