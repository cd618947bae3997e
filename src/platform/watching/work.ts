import { AsyncLocalStorage } from 'node:async_hooks'

/** What runs now: the path of a call, the pattern of a route, or the name of a job; with the id of its request or job. */
export type Work = {
  readonly name: string
  readonly id: string
  /** Statements of it are meant to take long: none is told as slow. */
  readonly long?: true
}

const running = new AsyncLocalStorage<Work>()

/** Runs something as a piece of work: its log lines and its slow statements name it. Gives what it gives. */
export const runAs = <T>(work: Work, run: () => T): T => running.run(work, run)

/** The work that runs now; undefined outside of any. */
export const currentWork = (): Work | undefined => running.getStore()
