import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Session } from './installation.ts'
import type { WriteKind } from './mix.ts'

/** `rate`: requests a second, sent when they are due; null: each of the connections asks again as soon as it is answered. */
export type Plan = {
  readonly base: string
  readonly rate: number | null
  readonly seconds: number
  readonly connections: number
  /** Share of writes. */
  readonly writes: number
  readonly seed: number
  readonly mark: string
  readonly sessions: readonly Session[]
}
/** Of each request, in the order of the answers: when it was due, milliseconds from then to its answer, its status (0: none came), whether it writes. */
export type Answered = { due: number[]; took: number[]; status: number[]; write: (0 | 1)[] }
/** One write, the statuses that it was answered each time that it was sent, and the bodies of those that were 200. */
export type SentWrite = {
  readonly kind: WriteKind
  readonly mark: string
  readonly gId: string
  readonly answers: number[]
  readonly replies: string[]
}
export type Loaded = {
  readonly mark: string
  readonly from: number
  readonly to: number
  readonly answers: Answered
  readonly sent: readonly SentWrite[]
  /** 503 without Retry-After. */
  readonly unsaid: number
  /** Requests that were not sent, for too many others waited for their answer. */
  readonly dropped: number
  /** One body for each refusal that was met. */
  readonly examples: Readonly<Record<string, string>>
}

const loaders = new Set<ChildProcess>()
process.once('exit', () => {
  for (const one of loaders) one.kill('SIGKILL')
})

export type Load = {
  /** What was answered, once its time is over. */
  readonly done: Promise<Loaded>
  /** Ends it before its time. */
  stop(): Promise<Loaded>
  /** Ends its process, whatever it does. */
  kill(): void
}
/** Begins a load from a process of its own. */
export const startLoad = (plan: Plan): Load => {
  const child = fork(path.join(import.meta.dirname, 'loader.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  loaders.add(child)
  const done = new Promise<Loaded>((resolve, reject) => {
    child.once('message', (loaded: Loaded) => resolve(loaded))
    child.once('exit', code => {
      loaders.delete(child)
      reject(new Error(`the load ended with ${code}`))
    })
  })
  done.catch(() => {}) // who waits for it is told
  child.send(plan)
  const stop = () => {
    if (child.connected) child.send('stop')
    return done
  }
  return { stop, done, kill: () => void child.kill('SIGKILL') }
}

/** What a share of some figures is at most. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The answers to what was due between two moments. */
export const between = ({ due, took, status, write }: Answered, from: number, to: number): Answered => {
  const wanted = (_one: unknown, i: number) => (due[i] ?? 0) >= from && (due[i] ?? 0) < to
  return { due: due.filter(wanted), took: took.filter(wanted), status: status.filter(wanted), write: write.filter(wanted) }
}

/** The moment by the clock that all processes of this machine share, in ms. */
export const momentNow = (): number => performance.timeOrigin + performance.now()
