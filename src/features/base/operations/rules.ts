import type { Operations } from './model.ts'

/** What somebody should look at. The alert rules in `ops/` ask the same. */
export type AttentionKind =
  | 'failedCalls'
  | 'queueStuck'
  | 'jobsGivenUp'
  | 'messagesFailed'
  | 'diskLow'
  | 'processSilent'
  | 'eventsAway'
  | 'backupOld'
  | 'testRestoreFailed'
  | 'lacksFixes'
  | 'nodesAway'
export type Attention = { kind: AttentionKind; n: number }

/** Bytes of disk below which it is time to make room; the server refuses writes below 200 MB. */
export const LOW_DISK = 2 * 1024 ** 3
/** Seconds after which a backup is old: one is made every night. */
const OLD_BACKUP = 36 * 3600
/** Seconds after which a job that waits shows that nobody works. */
const STUCK = 300

/** What needs somebody, the most pressing first; `n` is how many, or 0 where nothing is counted. */
export const findAttention = ({ Processes, ByJob, Failed, Mails, Texts, Backups, NodesAway, Database }: Operations): Attention[] => {
  const living = Processes.filter(one => !one.Silent)
  const found: Attention[] = [
    { kind: 'processSilent', n: Processes.length - living.length },
    { kind: 'nodesAway', n: NodesAway.length },
    { kind: 'diskLow', n: living.filter(one => one.DiskFreeBytes !== null && one.DiskFreeBytes < LOW_DISK).length },
    { kind: 'eventsAway', n: living.filter(one => one.EventsConnected === 0).length },
    { kind: 'queueStuck', n: ByJob.filter(one => one.Oldest > STUCK).reduce((sum, one) => sum + one.Waiting, 0) },
    { kind: 'failedCalls', n: Failed },
    { kind: 'jobsGivenUp', n: ByJob.reduce((sum, one) => sum + one.GivenUp, 0) },
    { kind: 'backupOld', n: Backups && (Backups.Age ?? Number.POSITIVE_INFINITY) > OLD_BACKUP ? 1 : 0 },
    { kind: 'testRestoreFailed', n: Backups?.TestFailed ? 1 : 0 },
    { kind: 'messagesFailed', n: Mails.Failed + (Texts?.Failed ?? 0) },
    { kind: 'lacksFixes', n: Database.Lacking === null ? 0 : 1 },
  ]
  return found.filter(one => one.n > 0)
}

/**
 * The value below which a share of what was counted lies, by counts between `edges` (and one beyond the last): straight between two edges;
 * the last edge for what lies beyond it. Null where nothing was counted.
 */
export const quantile = (counts: readonly number[], edges: readonly number[], share: number): number | null => {
  const all = counts.reduce((sum, one) => sum + one, 0)
  if (all === 0) return null
  let before = 0
  for (const [at, edge] of edges.entries()) {
    const here = counts[at] ?? 0
    if (here > 0 && before + here >= all * share) {
      const from = edges[at - 1] ?? 0
      return from + ((all * share - before) / here) * (edge - from)
    }
    before += here
  }
  return edges.at(-1) ?? null
}
