import pg from 'pg'
import { currentWork } from '../../src/platform/watching/work.ts'
import type { World } from '../world.ts'

/** The most rows that a call of a dashboard may read. */
export const mostRows = 50_000

type Sent = { text: string; values: unknown[] }
type PlanNode = { [name: string]: unknown; 'Node Type': string; Plans?: PlanNode[] }

/**
 * How many rows of tables the statements of a call read while something runs, by PostgreSQL's own count: those that a condition throws away
 * too. Each is asked again, as the system role in the account.
 */
export const rowsRead = async ({ services }: World, path: string, GroupId: string, run: () => Promise<unknown>): Promise<number> => {
  const sent = await statementsOf(path, run)
  return services.db.withPeople('rows that are read', GroupId as never, async (_tx, client) => {
    let rows = 0
    for (const { text, values } of sent) {
      const { rows: found } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
      rows += rowsOf(found[0]['QUERY PLAN'][0].Plan)
    }
    return rows
  })
}

const statementsOf = async (path: string, run: () => Promise<unknown>): Promise<Sent[]> => {
  const sent: Sent[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function noted(this: pg.Client, ...asked: unknown[]) {
    const config: { text?: unknown; values?: unknown } = Object(asked[0])
    const text = String(typeof asked[0] === 'string' ? asked[0] : config.text)
    const values = asked[1] ?? config.values
    if (currentWork()?.name === path && /^\s*(?:select|with)\b/i.test(text))
      sent.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, asked)
  } as never // the overloads of `query` are those of the function that it hands on to
  await run().finally(() => (pg.Client.prototype.query = query))
  return sent
}

const scans = ['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan', 'Tid Scan', 'Sample Scan']

const rowsOf = (node: PlanNode): number => {
  const number = (name: string) => Number(node[name] ?? 0)
  const each = number('Actual Rows') + number('Rows Removed by Filter') + number('Rows Removed by Index Recheck')
  const own = scans.includes(node['Node Type']) ? Math.round(each * number('Actual Loops')) : 0
  return own + (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0)
}
