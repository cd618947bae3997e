import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Call } from '../../core/call.ts'
import { Refusal } from '../../core/problem.ts'
import { seal, unseal } from '../seal.ts'

type Intent = { call: Call; scope: string; actor: string; key: string; input: unknown; secret: string }
type Taken = { taken: boolean; body_hash: string | null; reply: unknown }

/**
 * Runs a write once per Idempotency-Key: the row and the effects commit together, so a repeated request gets the first
 * reply, also while the first is still running (taking the key waits for it). Another body under the key is refused. The row is of no
 * use to who reads it: the reply is sealed, the body's hash keyed.
 */
export const once = async (
  client: pg.PoolClient,
  { call, scope, actor, key, input, secret }: Intent,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const bodyHash = createHmac('sha256', secret)
    .update(`body ${JSON.stringify(input)}`)
    .digest('hex')
  const id = [scope, actor, call.path, key.slice(0, 200)]
  const { rows } = await client.query<Taken>('select * from take_key($1, $2, $3, $4, $5)', [...id, bodyHash])
  const [first] = rows
  if (!first?.taken) {
    if (first?.body_hash !== bodyHash) throw new Refusal('req.key.use')
    return JSON.parse(unseal(secret, String(first.reply)))
  }
  const output = await run()
  await client.query('select keep_reply($1, $2, $3, $4, $5)', [...id, JSON.stringify(seal(secret, JSON.stringify(output)))])
  return output
}
