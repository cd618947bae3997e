import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { readQueues } from '../../../platform/jobs/jobs.ts'
import { processMinute } from '../../../platform/tables.ts'
import { NODE_AWAY } from '../../../platform/watching/gauges.ts'
import { readFigures } from '../../../platform/watching/metrics.ts'
import { readMails, readTexts } from '../../../platform/watching/outbox.ts'
import type { Standing } from '../../../platform/watching/standing.ts'
import { type BackupStanding, readBackupStanding } from '../backups/data.ts'
import type { Operations } from './model.ts'

/** Sums of the minutes since a moment, one row; its `Times` by the edges of `callBuckets`. */
export const readTotals = async (tx: Tx, since: Date) => {
  const { rows } = await tx.execute<{ Calls: number; Refused: number; Failed: number; SlowStatements: number; Times: number[] }>(sql`
    select ${sumOf('Calls')} as "Calls", ${sumOf('Refused')} as "Refused", ${sumOf('Failed')} as "Failed", ${sumOf('SlowStatements')} as "SlowStatements",
      coalesce((select array_agg(n order by edge) from (select edge, sum(one::int)::int as n
        from ${processMinute}, jsonb_array_elements_text(sums->'Times') with ordinality as times(one, edge)
        where minute >= ${since} group by edge) by_edge), '{}') as "Times"
    from ${processMinute} where minute >= ${since}`)
  const [totals] = rows
  if (!totals) throw new Error('a sum has one row')
  return totals
}

/** Sums a step of so many minutes, the oldest first; steps in which no process ran are left out. `At`: seconds since 1970. */
export const readSteps = async (tx: Tx, since: Date, minutes: number) => {
  const { rows } = await tx.execute<{ At: number; Calls: number; Refused: number; Failed: number }>(sql`
    select extract(epoch from date_bin(make_interval(mins => ${minutes}::int), minute, timestamptz '2000-01-01 00:00:00Z'))::int as "At",
      ${sumOf('Calls')} as "Calls", ${sumOf('Refused')} as "Refused", ${sumOf('Failed')} as "Failed"
    from ${processMinute} where minute >= ${since} group by 1 order by 1`)
  return rows
}

const sumOf = (field: 'Calls' | 'Refused' | 'Failed' | 'SlowStatements') => sql.raw(`coalesce(sum((sums->>'${field}')::int), 0)::int`)
const entryOf = (field: string) => sql.raw(`sum((one.value->>'${field}')::bigint)`)

/** The calls that took longest in all. */
export const readCalls = async (tx: Tx, since: Date): Promise<Operations['ByCall']> => {
  const { rows } = await tx.execute<Operations['ByCall'][number]>(sql`
    select one.key as "Call", ${entryOf('Calls')}::int as "Calls", ${entryOf('Refused')}::int as "Refused", ${entryOf('Failed')}::int as "Failed",
      (${entryOf('Millis')} / greatest(${entryOf('Calls')}, 1))::int as "Mean", max((one.value->>'Slowest')::int) as "Slowest"
    from ${processMinute}, jsonb_each(sums->'ByCall') as one where minute >= ${since}
    group by one.key order by ${entryOf('Millis')} desc, one.key limit 50`)
  return rows
}

/** Refused and failed calls by the code of the reply, the most frequent first. */
export const readCodes = async (tx: Tx, since: Date): Promise<Operations['ByCode']> => {
  const { rows } = await tx.execute<Operations['ByCode'][number]>(sql`
    select one.key as "Code", sum(one.value::int)::int as "Calls"
    from ${processMinute}, jsonb_each_text(sums->'ByCode') as one where minute >= ${since} group by one.key order by 2 desc, 1`)
  return rows
}

/** Jobs that were done since, and what waits in the queues now. */
export const readJobs = async (tx: Tx, since: Date): Promise<Operations['ByJob']> => {
  const { rows } = await tx.execute<{ Job: string; Done: number; Failed: number; Mean: number }>(sql`
    select one.key as "Job", ${entryOf('Done')}::int as "Done", ${entryOf('Failed')}::int as "Failed",
      (${entryOf('Millis')} / greatest(${entryOf('Done')} + ${entryOf('Failed')}, 1))::int as "Mean"
    from ${processMinute}, jsonb_each(sums->'ByJob') as one where minute >= ${since} group by one.key`)
  const queues = await readQueues({ query: text => tx.execute(sql.raw(text)) as never }) // its columns are named by the statement
  const [done, waiting] = [new Map(rows.map(one => [one.Job, one])), new Map(queues.map(one => [one.job, one]))]
  return [...new Set([...done.keys(), ...waiting.keys()])]
    .toSorted((one, other) => one.localeCompare(other))
    .map(Job => {
      const { waiting: Waiting = 0, failed: GivenUp = 0, oldestSeconds: Oldest = 0 } = waiting.get(Job) ?? {}
      return { Job, Done: 0, Failed: 0, Mean: 0, ...done.get(Job), Waiting, GivenUp, Oldest }
    })
}

type ProcessRow = Omit<Operations['Processes'][number], 'Silent' | keyof Standing> & { Standing: Standing }
/** How each process stood when it last wrote, of those that were not stopped; servers first. */
export const readProcesses = async (tx: Tx, since: Date): Promise<ProcessRow[]> => {
  const { rows } = await tx.execute<ProcessRow>(sql`
    select process_id as id, kind as "Kind", host as "Host", version as "Version", (extract(epoch from started_date) * 1000)::float as "StartedDate",
      (extract(epoch from modified_date) * 1000)::float as "SeenDate", standing as "Standing"
    from (select distinct on (process_id) * from ${processMinute} where minute >= ${since} order by process_id, modified_date desc, minute desc) last
    where stopped_date is null order by kind, host`)
  return rows
}

export const readBackups = (tx: Tx): Promise<BackupStanding> => readBackupStanding({ query: text => tx.execute(sql.raw(text)) as never }) // its columns are named by the statement

/** The nodes of a cluster that do not answer. */
export const readAway = async (): Promise<string[]> =>
  Object.entries(await readFigures(NODE_AWAY)).flatMap(([place, away]) => (away ? [place] : []))

type Counts = Operations['Mails']
/** Mails and, where every node answers, text messages of the last 24 hours; what some recipients did not get counts as failed. */
export const readMessages = async (tx: Tx, { texts }: { texts: boolean }): Promise<{ Mails: Counts; Texts: Counts | null }> => {
  const reader = { query: (text: string) => tx.execute(sql.raw(text)) as never } // its columns are named by the statement
  return { Mails: countsOf(await readMails(reader)), Texts: texts ? countsOf(await readTexts(reader)) : null }
}
const countsOf = ({ Waiting = 0, Sent = 0, Outbox = 0, Failed = 0, PartlySent = 0 }: Record<string, number>): Counts => ({
  Waiting,
  Sent,
  Outbox,
  Failed: Failed + PartlySent,
})
