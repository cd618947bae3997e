import pg from 'pg'

/**
 * One connection of its own, apart from the pools, for as long as the work lasts; `config` is a client's or a pool's. A connection
 * that breaks is told by the statement that it breaks, not by an event that would end the process.
 */
export const withClient = async <T>(config: pg.PoolConfig | pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(config as pg.ClientConfig) // what a pool adds, a client leaves aside
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
