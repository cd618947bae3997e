import type pg from 'pg'

/** The SQLSTATE of a prepared statement whose columns changed by a migration since. */
export const stalePlan = '0A000'

/** The client as drizzle uses it: a statement that comes again and again is parsed and planned once a connection. */
export const preparing = (client: pg.PoolClient): pg.PoolClient => {
  const query = (config: pg.QueryConfig, values: unknown[]) => {
    const name = values.length > 0 ? nameOf(config.text) : undefined // without values a text may hold several statements
    return client.query(name === undefined ? config : { ...config, name }, values)
  }
  return Object.assign(Object.create(client), { query })
}

type Statement = { times: number; name: string | undefined }
const statements = new Map<string, Statement>()
let named = 0

// Named from the fifth time on, and at most 500: texts that hold values (a page far back, a long list of ids) cannot fill the server's memory.
const nameOf = (text: string): string | undefined => {
  const known = statements.get(text)
  if (!known) {
    if (statements.size >= 5000) for (const [old, { name }] of statements) if (!name) statements.delete(old)
    statements.set(text, { times: 1, name: undefined })
    return undefined
  }
  if (++known.times === 5 && named < 500) known.name = `lintel_${++named}`
  return known.name
}
