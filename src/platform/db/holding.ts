import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Every process that uses a cluster keeps this advisory lock shared; whoever gets it alone is the last one. */
const LOCK = 4711

/**
 * Holds a cluster for as long as this process lives, and again after PostgreSQL was away. Waits while another process is stopping
 * the cluster, and rejects when it has. The session does not keep the process alive.
 */
export const hold = async (config: pg.ClientConfig): Promise<{ release(): Promise<void> }> => {
  let released = false
  let client = await session(config, 'select pg_advisory_lock_shared($1)')
  const keep = () => {
    const { stream } = client.connection
    if (stream instanceof Socket) stream.unref()
    client.once('end', () => void again())
  }
  const again = async (): Promise<void> => {
    while (!released) {
      await sleep(100, undefined, { ref: false })
      const next = await session(config, 'select pg_advisory_lock_shared($1)').catch(() => null)
      if (!next) continue
      client = next
      return released ? client.end() : keep()
    }
  }
  keep()
  return {
    release: async () => {
      released = true
      const { stream } = client.connection
      if (stream instanceof Socket) stream.ref() // now the process waits for it
      await client.end().catch(() => {})
    },
  }
}

/** A session that holds the cluster alone; false where another process holds it too, null where it does not answer. */
export const holdAlone = async (config: pg.ClientConfig): Promise<pg.Client | false | null> => {
  const client = await session(config, 'select pg_try_advisory_lock($1) as alone').catch(() => null)
  if (!client) return null
  if (client.first.alone) return client
  await client.end().catch(() => {})
  return false
}

type Session = pg.Client & { first: Record<string, unknown> }

const session = async (config: pg.ClientConfig, sql: string): Promise<Session> => {
  const client = new pg.Client({ ...config, application_name: 'lintel-holds' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(sql, [LOCK])
    return Object.assign(client, { first: rows[0] })
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}
