import pg from 'pg'
import { afterAll } from 'vitest'
import { oneServerOnly, statementsOverAccounts } from '../../src/platform/db/placement.ts'
import { currentWork } from '../../src/platform/watching/work.ts'
import { unkeyedTables } from './accountKeys.ts'

/**
 * What calls and jobs have sent and nobody has judged yet: the texts by the work that sent them; what tests send themselves is none of it. One
 * for all test files of a process, which load this file each, but the driver once.
 */
type Statements = { sent: Map<string, Set<string>>; judged: Set<string> }
const key = Symbol.for('lintel.statements')

const watch = (): Statements => {
  const statements: Statements = { sent: new Map(), judged: new Set() }
  const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown
  pg.Client.prototype.query = function watched(this: pg.Client, ...asked: unknown[]) {
    const text = typeof asked[0] === 'string' ? asked[0] : String(Object(asked[0]).text ?? '')
    const work = currentWork()
    if (work && !text.includes(oneServerOnly) && !statementsOverAccounts[work.name] && !statements.judged.has(`${work.name} ${text}`))
      statements.sent.set(work.name, (statements.sent.get(work.name) ?? new Set()).add(text))
    return Reflect.apply(query, this, asked)
  } as never // the overloads of `query` are those of the function that it hands on to
  Reflect.set(globalThis, key, statements)
  return statements
}
const { sent, judged } = (Reflect.get(globalThis, key) as Statements | undefined) ?? watch() // set by `watch` alone

/** Every table of accounts that a call or a job names is tied to an account, or stands on the list of those that look over accounts. */
afterAll(async () => {
  const problems: string[] = []
  for (const [work, texts] of sent)
    for (const text of texts) {
      judged.add(`${work} ${text}`)
      for (const table of await unkeyedTables(text))
        problems.push(`${work} asks ${table} without its own group_id: ${text.replaceAll(/\s+/g, ' ')}`)
    }
  sent.clear()
  if (problems.length > 0) throw new Error(problems.join('\n'))
})
