import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Call } from '../../core/call.ts'
import { Refusal } from '../../core/problem.ts'

type Intent = { call: Call; scope: string; actor: string; key: string | undefined; input: unknown }

/**
 * Runs a write once per Idempotency-Key: the row and the effects commit together, so a repeated request gets the first
 * reply, also while the first is still running (the insert waits for it). Another body under the key is a conflict.
 */
export const once = async (
  client: pg.PoolClient,
  { call, scope, actor, key, input }: Intent,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  if (!key) return run()
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const id = [scope, actor, call.path, key.slice(0, 200)]
  const taken = await client.query(
    `insert into idempotency (scope, actor, call, key, body_hash, reply) values ($1, $2, $3, $4, $5, 'null') on conflict do nothing`,
    [...id, bodyHash],
  )
  if (taken.rowCount === 0) return earlier(client, id, bodyHash)
  const output = await run()
  await client.query(`update idempotency set reply = $5 where scope = $1 and actor = $2 and call = $3 and key = $4`, [
    ...id,
    JSON.stringify(output),
  ])
  return output
}

const earlier = async (client: pg.PoolClient, id: string[], bodyHash: string): Promise<unknown> => {
  const { rows } = await client.query(
    `select body_hash, reply from idempotency where scope = $1 and actor = $2 and call = $3 and key = $4`,
    id,
  )
  if (rows[0]?.body_hash !== bodyHash) throw new Refusal('sys.obj.cfl', 'This key was used for another request.')
  return rows[0].reply
}
