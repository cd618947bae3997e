import pg from 'pg'
import { sqlState } from './sqlState.ts'

/** The SQLSTATE of a prepared statement whose columns changed by a migration since. */
export const stalePlan = '0A000'

/**
 * Stands in the text of a statement that is planned anew each time, for its values: where they decide how many rows it reads (a range of days),
 * a plan for any values may be a bad one.
 */
export const plannedEachTime = '/* planned each time */'

type Statement = { times: number; name: string | undefined }
type NameOf = (text: string) => string | undefined

/**
 * Names of statements, by their texts: from the fifth time on, and at most 500, so that texts that hold values (a page far back, a long list of
 * ids) cannot fill the server's memory.
 */
export const openNames = (): NameOf => {
  const statements = new Map<string, Statement>()
  let named = 0
  return text => {
    const known = statements.get(text)
    if (!known) {
      if (statements.size >= 5000) for (const [old, { name }] of statements) if (!name) statements.delete(old)
      statements.set(text, { times: 1, name: undefined })
      return undefined
    }
    if (++known.times === 5 && named < 500) known.name = `lintel_${++named}`
    return known.name
  }
}
const ofProcess = openNames()

/** The client with statements that come again and again parsed and planned once a connection. */
export const preparing = (client: pg.PoolClient, nameOf = ofProcess): pg.PoolClient => {
  const query = (...asked: unknown[]): unknown => Reflect.apply(client.query as Query, client, nameStatement(asked, nameOf))
  return Object.assign(Object.create(client), { query })
}

/** What is asked of a client or a pool, with a name where it may come again: its connection then reads and plans it once. */
export const nameStatement = (asked: readonly unknown[], nameOf = ofProcess): readonly unknown[] => {
  const [statement, values] = asked
  const config: object = typeof statement === 'string' ? { text: statement } : Object(statement)
  const given: unknown = values ?? Reflect.get(config, 'values')
  const text: unknown = Reflect.get(config, 'text')
  // Without values a text may hold several statements; what submits itself, as a COPY does, is no text.
  const mayRepeat =
    typeof text === 'string' && Array.isArray(given) && given.length > 0 && !('submit' in config) && !Reflect.get(config, 'name')
  const name = mayRepeat && !text.includes(plannedEachTime) ? nameOf(text) : undefined
  return name === undefined ? asked : [{ ...config, name }, given, ...asked.slice(2)]
}

/** What is asked of a connection before the event loop comes round goes out in one write. */
export const together = (client: unknown): void => {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  stream.cork()
  setImmediate(() => stream.uncork())
}

const failedBefore = '25P02'

/**
 * Waits for statements that were sent together; gives their answers in the order of the list. Throws what the first of them was refused for:
 * those after it are refused as well, but say only that the transaction has failed.
 */
export const allAnswered = async <const T extends readonly unknown[]>(sent: { readonly [K in keyof T]: Promise<T[K]> }): Promise<T> => {
  const asked = sent.map(async one => one) // what drizzle builds is sent each time that somebody waits for it
  const refused = (await Promise.allSettled(asked)).flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  if (refused.length > 0) throw refused.find(reason => sqlState(reason) !== failedBefore) ?? refused[0]
  return Promise.all(asked) as Promise<unknown> as Promise<T> // answered all of them, each with its own type
}

type Send = () => Promise<unknown>
const lastOf = new WeakMap<pg.PoolClient, Send[]>()

/**
 * Leaves statements that nobody waits for to the commit of the transaction of `client`: they are sent with it, and where one of them fails there
 * is no commit. `send` asks all of them before it waits for anything.
 */
export const sendWithCommit = (client: pg.PoolClient, send: Send): void => {
  lastOf.set(client, [...(lastOf.get(client) ?? []), send])
}

/** What was left to the commit, which is the caller's from then on. */
export const takeLast = (client: pg.PoolClient): Send[] => {
  const last = lastOf.get(client) ?? []
  lastOf.delete(client)
  return last
}

type Query = (...asked: unknown[]) => unknown
