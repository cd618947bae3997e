import { sql } from 'drizzle-orm'
import { missingFixes } from '../../../../platform/db/fixes.ts'
import { handle } from '../../../../platform/handle.ts'
import { callBuckets } from '../../../../platform/watching/minutes.ts'
import { RECORD_EVERY } from '../../../../platform/watching/record.ts'
import { GetOperations as call } from '../contract.ts'
import { readAway, readBackups, readCalls, readCodes, readJobs, readMessages, readProcesses, readSteps, readTotals } from '../data.ts'
import { lengthOf, type Operations } from '../model.ts'
import { quantile } from '../rules.ts'

const MINUTE = 60_000
/** Milliseconds without a sign of life until a process is silent, and until it is no longer listed. */
const [SILENT, REMEMBERED] = [4 * RECORD_EVERY, 60 * MINUTE]

export const GetOperations = handle(call, async ({ tx, now, backups }, { Period }) => {
  const { minutes, step } = lengthOf[Period]
  const first = stepOf(now.getTime(), step) - (minutes / step - 1) * step * MINUTE
  const since = new Date(first)
  const { Times, ...totals } = await readTotals(tx, since)
  const p95 = quantile(Times, callBuckets, 0.95)
  const steps = new Map((await readSteps(tx, since, step)).map(({ At, ...sums }) => [At * 1000, sums]))
  const NodesAway = await readAway()
  const processes = await readProcesses(tx, new Date(now.getTime() - REMEMBERED))
  return {
    At: now.getTime(),
    ...totals,
    P95: p95 === null ? null : Math.round(p95 * 1000),
    Series: Array.from({ length: minutes / step }, (_, at) => first + at * step * MINUTE).map(At => ({ At, ...none, ...steps.get(At) })),
    ByCall: await readCalls(tx, since),
    ByCode: await readCodes(tx, since),
    ByJob: await readJobs(tx, since),
    Processes: processes.map(({ Standing, ...one }) => ({ ...one, ...Standing, Silent: now.getTime() - one.SeenDate > SILENT })),
    Backups: typeof backups === 'string' ? null : await readBackups(tx),
    ...(await readMessages(tx, { texts: NodesAway.length === 0 })),
    NodesAway,
    Database: await readVersion(tx),
  }
})

const none = { Calls: 0, Refused: 0, Failed: 0 }
const stepOf = (moment: number, minutes: number): number => moment - (moment % (minutes * MINUTE))

const readVersion = async (tx: Parameters<typeof readTotals>[0]): Promise<Operations['Database']> => {
  const { rows } = await tx.execute<{ version: string; number: number }>(
    sql`select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const [{ version, number } = { version: '', number: 0 }] = rows
  return { Version: version.split(' ')[0] ?? '', Lacking: missingFixes(number) }
}
