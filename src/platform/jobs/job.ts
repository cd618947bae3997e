import type { GroupId } from '../../core/ids.ts'
import type { Services } from '../services.ts'

/** What a job's function gets: the services and its own number of tries; after the `last` one nobody tries again. */
export type JobContext = { readonly services: Services; readonly attempt: number; readonly last: boolean; readonly jobId: string }

/** Background work: its name, its payload and the function that does it. Done at least once, so its effect is repeatable. */
export type Job<Data extends object = object> = {
  readonly name: string
  readonly run: (context: JobContext, data: Data) => Promise<void>
  /** A cron expression in UTC for work without a caller. What was missed while no process ran is made up for once. */
  readonly every?: string | undefined
  /** At most one job of each key waits or runs (`enqueueOnce`). */
  readonly keyed?: boolean | undefined
  /** Seconds until a run is given up and taken over. */
  readonly seconds: number
}

/** Declares a job. `name` is `feature.verb`. */
export const job = <Data extends object>(
  name: string,
  run: Job<Data>['run'],
  { every, keyed, seconds = 120 }: { every?: string; keyed?: boolean; seconds?: number } = {},
): Job<Data> => ({ name, run, every, keyed, seconds })

/** The payload of every job of an account carries it. */
export type InAccount = { GroupId: GroupId }
