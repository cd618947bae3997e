import type pg from 'pg'
import { job } from '../jobs/job.ts'
import { release } from '../release.ts'
import type { Database } from './database.ts'
import { joinNouns, monthOf, monthsWithSums, rebuildSums, type SummedEvents } from './rebuild.ts'

/** How long a run goes on, in ms; the next one takes up after the last month that is done. */
const longest = 600_000

/** Adds up, for the accounts that wait for it, sums of events that are older than their table; afterwards it finds nothing to do. */
export const fillLateSums = (nouns: readonly SummedEvents[]) =>
  job<object>('sums.fill', ({ services }) => fillSums(services.db, nouns), { every: '*/10 * * * *', seconds: 900 })

/**
 * The newest month first, each as a rebuild does it, so that who writes meanwhile waits for nothing. Servers of another release may not feed the
 * tables yet: while one of them lives, nothing is done.
 */
export const fillSums = async (db: Pick<Database, 'asSystem' | 'system'>, nouns: readonly SummedEvents[]): Promise<void> => {
  const until = Date.now() + longest
  if (await hasOthers(db)) return
  for (const { GroupId, Name, DoneMonth } of await waiting(db)) {
    const late = nouns.flatMap(one => (one.late?.backlog === Name ? one.late.into : []))
    for (const noun of joinNouns(nouns).filter(one => one.into.some(to => late.includes(to)))) {
      const into = noun.into.filter(to => late.includes(to))
      for (const { month } of (await monthsWithSums(db, { ...noun, into }, GroupId)).toReversed()) {
        if (DoneMonth !== null && month >= DoneMonth) continue
        if (Date.now() > until) return
        await rebuildSums(db, { ...noun, into }, monthOf(GroupId, month))
        await db.system.query(noteDone, [GroupId, Name, `${month}-01`])
      }
    }
    await db.system.query('delete from sum_backlog where group_id = $1 and name = $2', [GroupId, Name])
  }
}

/** Puts an account among those whose sums of a name are still to be made. */
export const waitForSums = async (client: Pick<pg.ClientBase, 'query'>, GroupId: string, name: string): Promise<void> => {
  await client.query('insert into sum_backlog (group_id, name) values ($1, $2)', [GroupId, name])
}

const noteDone = 'update sum_backlog set done_month = $3 where group_id = $1 and name = $2'

const hasOthers = async ({ system }: Pick<Database, 'system'>): Promise<boolean> => {
  const { rowCount } = await system.query(
    `select 1 from process_minute where version <> $1 and stopped_date is null and modified_date > now() - interval '3 minutes' limit 1`,
    [release],
  )
  return rowCount !== 0
}

const waiting = async ({ system }: Pick<Database, 'system'>) => {
  const { rows } = await system.query<{ GroupId: string; Name: string; DoneMonth: string | null }>(
    `select group_id as "GroupId", name as "Name", to_char(done_month, 'YYYY-MM') as "DoneMonth" from sum_backlog order by 1, 2`,
  )
  return rows
}
