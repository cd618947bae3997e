import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { statementsOverAccounts } from '../../src/platform/db/placement.ts'
import { currentWork } from '../../src/platform/watching/work.ts'
import { unkeyedTables } from './accountKeys.ts'

/** What calls and jobs have sent and nobody has judged yet: the work that sent it, by the text. What tests send themselves is none of it. */
const sent = new Map<string, string>()
const judged = new Set<string>()

const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown
/** Once a process, whichever test file comes first. */
const mark = Symbol.for('lintel.watchStatements')
if (!Reflect.get(pg.Client.prototype, mark)) {
  Reflect.set(pg.Client.prototype, mark, true)
  pg.Client.prototype.query = function watched(this: pg.Client, ...asked: unknown[]) {
    const text = typeof asked[0] === 'string' ? asked[0] : String(Object(asked[0]).text ?? '')
    const work = currentWork()
    if (work && !judged.has(text)) sent.set(text, work.name)
    return Reflect.apply(query, this, asked)
  } as never // the overloads of `query` are those of the function that it hands on to
}

/** Every table of accounts that a call or a job names is tied to an account, or stands on the list of those that look over accounts. */
afterAll(async () => {
  const problems: string[] = []
  for (const [text, work] of sent) {
    judged.add(text)
    for (const table of statementsOverAccounts[work] ? [] : await unkeyedTables(text))
      problems.push(`${work} asks ${table} without its own group_id: ${text.replaceAll(/\s+/g, ' ')}`)
  }
  sent.clear()
  expect(problems).toEqual([])
})
