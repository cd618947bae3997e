import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Call } from '../../core/call.ts'
import { Refusal, type RefusalCode } from '../../core/problem.ts'
import type { Database } from '../db/database.ts'
import { allAnswered, together } from '../db/statements.ts'
import { seal, unseal } from '../seal.ts'

export type Intent = { call: Call; scope: string; actor: string; key: string; input: unknown; secret: string }
type Taken = { taken: boolean; body_hash: string | null; reply: unknown }

/**
 * Runs a write once per Idempotency-Key: the row and the effects commit together, so a repeated request gets the first
 * reply, also while the first is still running (taking the key waits for it). Another body under the key is refused. The row is of no
 * use to who reads it: the reply is sealed, the body's hash keyed. `after`: what else is written once `run` has ended.
 */
export const runOnce = async (
  client: pg.PoolClient,
  intent: Intent,
  run: () => Promise<unknown>,
  after: () => Promise<unknown>,
): Promise<unknown> => {
  const kept = await takeKey(client, intent)
  if (kept) return kept.reply
  const output = await run()
  const reply = JSON.stringify(seal(intent.secret, JSON.stringify(output)))
  together(client)
  await allAnswered([after(), client.query('select keep_reply($1, $2, $3, $4, $5)', [...idOf(intent), reply])])
  return output
}

/**
 * Does a write that may be a repetition. What it is refused for may be its own work: a link that it has used, a row that it has removed. Then
 * it is answered as it was. `early`: it counts or hashes before its transaction, so that it is asked for first.
 */
export const unlessDone = async (
  db: Database,
  intent: Intent,
  { early }: { early: boolean },
  done: () => Promise<unknown>,
): Promise<unknown> => {
  const kept = early ? await givenReply(db, intent) : null
  if (kept) return kept.reply
  return done().catch(async (error: unknown) => {
    const given = error instanceof Refusal && !neverOwn.has(error.code) ? await givenReply(db, intent) : null
    if (!given) throw error
    return given.reply
  })
}

/** What no write is refused for because of itself. While a node hangs, a write that hangs on it has the key: who asks for it would wait. */
const neverOwn = new Set<RefusalCode>(['req.key.use', 'sys.srv.una'])

/** The reply that was given under a key, waiting for it where the write is under way; null where there was none. Takes no key. */
const givenReply = async (db: Database, intent: Intent): Promise<Kept | null> => {
  let kept: Kept | null = null
  const looked = new Error('the key is given back')
  await db
    .asSystem('reply under a key', async (_tx, client) => {
      kept = await takeKey(client, intent)
      throw looked
    })
    .catch(error => {
      if (error !== looked) throw error
    })
  return kept
}

type Kept = { readonly reply: unknown }

const idOf = ({ scope, actor, call, key }: Intent): string[] => [scope, actor, call.path, key.slice(0, 200)]

/** Takes a key for this transaction; gives the reply where somebody else had it first. */
const takeKey = async (client: pg.PoolClient, intent: Intent): Promise<Kept | null> => {
  const { input, secret } = intent
  const bodyHash = createHmac('sha256', secret)
    .update(`body ${JSON.stringify(input)}`)
    .digest('hex')
  const { rows } = await client.query<Taken>('select * from take_key($1, $2, $3, $4, $5)', [...idOf(intent), bodyHash])
  const [first] = rows
  if (first?.taken) return null
  if (first?.body_hash !== bodyHash) throw new Refusal('req.key.use')
  return { reply: JSON.parse(unseal(secret, String(first.reply))) }
}
