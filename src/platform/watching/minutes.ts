import { refusals } from '../../core/problem.ts'

/** Upper edges of the times of calls, in seconds; what is slower counts beyond the last. */
export const callBuckets: readonly number[] = [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** Of one call: how often, how often refused (a 4xx) or failed (a 5xx), the milliseconds of all and of the slowest. */
export type CallSums = { Calls: number; Refused: number; Failed: number; Millis: number; Slowest: number }
/** Of one job: runs that ended well or failed, the milliseconds of all and of the slowest. */
export type JobSums = { Done: number; Failed: number; Millis: number; Slowest: number }
/** What a process has done in one minute. */
export type MinuteSums = {
  Calls: number
  Refused: number
  Failed: number
  SlowStatements: number
  /** Calls by the edges of `callBuckets`, and one more for those beyond. */
  Times: number[]
  ByCall: Record<string, CallSums>
  ByCode: Record<string, number>
  ByJob: Record<string, JobSums>
}

const MINUTE = 60_000
/** Minutes that wait to be written while the database is away; older ones are dropped. */
const MOST_WAITING = 15
const faults = new Set(Object.entries(refusals).flatMap(([code, { status }]) => (status >= 500 ? [code] : [])))

const emptySums = (): MinuteSums => ({
  Calls: 0,
  Refused: 0,
  Failed: 0,
  SlowStatements: 0,
  Times: Array.from({ length: callBuckets.length + 1 }, () => 0),
  ByCall: {},
  ByCode: {},
  ByJob: {},
})

const minutes = new Map<number, MinuteSums>()
const minuteOf = (now: number): number => now - (now % MINUTE)

/** The sums of the minute that runs now, as they stand. */
const currentSums = (): MinuteSums => {
  const at = minuteOf(Date.now())
  const sums = minutes.get(at) ?? emptySums()
  if (!minutes.has(at)) minutes.set(at, sums)
  const [longest] = minutes.keys() // in the order of counting: a clock that was set back dates the newest before others
  if (minutes.size > MOST_WAITING && longest !== undefined) minutes.delete(longest)
  return sums
}

export const countCall = (call: string, error: string, seconds: number): void => {
  const sums = currentSums()
  const one = (sums.ByCall[call] ??= { Calls: 0, Refused: 0, Failed: 0, Millis: 0, Slowest: 0 })
  const edge = callBuckets.findIndex(most => seconds <= most)
  const at = edge < 0 ? callBuckets.length : edge
  sums.Times[at] = (sums.Times[at] ?? 0) + 1
  for (const each of [sums, one]) {
    each.Calls++
    if (error) each[faults.has(error) ? 'Failed' : 'Refused']++
  }
  if (error) sums.ByCode[error] = (sums.ByCode[error] ?? 0) + 1
  addTime(one, seconds)
}

export const countJob = (job: string, outcome: 'done' | 'failed', seconds: number): void => {
  const one = (currentSums().ByJob[job] ??= { Done: 0, Failed: 0, Millis: 0, Slowest: 0 })
  one[outcome === 'done' ? 'Done' : 'Failed']++
  addTime(one, seconds)
}

export const countSlowStatement = (): void => void currentSums().SlowStatements++

const addTime = (sums: { Millis: number; Slowest: number }, seconds: number) => {
  const millis = Math.round(seconds * 1000)
  sums.Millis += millis
  sums.Slowest = Math.max(sums.Slowest, millis)
}

/** A minute as it is to be written; `over`: nothing more is counted in it, so once written it can be forgotten. */
export type WaitingMinute = { readonly Minute: Date; readonly sums: MinuteSums; readonly over: boolean }

/** Minutes to be written: the running one, even if nothing has happened in it, and those that were not written yet. */
export const waitingMinutes = (): WaitingMinute[] => {
  currentSums()
  const running = minuteOf(Date.now())
  return [...minutes].map(([at, sums]) => ({ Minute: new Date(at), sums: structuredClone(sums), over: at !== running }))
}

/** Forgets a minute that was written, unless calls could be counted in it after it was taken to be written. */
export const forgetMinute = ({ Minute, over }: WaitingMinute): void => {
  if (over) minutes.delete(Minute.getTime())
}
