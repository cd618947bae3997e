import { mulberry32 } from '../src/platform/demo/random.ts'
import { figureOf, type Goal, type Outcome, type Trial } from './goal.ts'
import { amounts, type Installation, openInstallation } from './installation.ts'

export type RunOptions = { readonly seed: number; readonly short: boolean; readonly timesDecide: boolean }

/** What a run tries its goals with: they share one installation, made at the first use. `close` undoes everything, also in the middle of a goal. */
export const openRun = ({ seed, short, timesDecide }: RunOptions) => {
  const opened: (() => unknown)[] = []
  const undo: (() => unknown)[] = []
  let shared: { one: Installation; env: string | null } | undefined
  const standing = async (env: Readonly<Record<string, string>> = {}): Promise<Installation> => {
    if (!shared) {
      const one = await openInstallation(short ? amounts.short : amounts.long)
      opened.push(one.close)
      shared = { one, env: null }
    }
    const wanted = JSON.stringify(env)
    if (shared.env !== wanted) {
      await shared.one.stop()
      await shared.one.start(env)
      shared.env = wanted
    }
    return shared.one
  }
  const trialOf = ({ id }: Goal, seconds: number): Trial => {
    const end = performance.now() + seconds * 1000
    return {
      left: () => Math.max(0, (end - performance.now()) / 1000),
      short,
      random: mulberry32(seed),
      mark: `${id}x${seed}`,
      standing,
      later: one => void undo.push(one),
      count: (what, value, is) => figureOf(what, value, is, { unit: '', decides: true }),
      time: (what, value, { unit = 'ms', ...is }) => figureOf(what, value, is, { unit, decides: timesDecide }),
      ratio: (what, value, { decides = timesDecide, ...is }) => figureOf(what, value, is, { unit: '×', decides }),
    }
  }
  /** Tries one goal. A mistake in it is a failure; the next goal gets a server that was started anew. */
  const tryGoal = async (goal: Goal, seconds: number): Promise<Outcome> => {
    try {
      return await goal.run(trialOf(goal, seconds))
    } catch (error) {
      if (shared) shared.env = null
      return { passed: false, figures: [], words: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
    } finally {
      await undoAll(undo)
    }
  }
  const close = async () => {
    await undoAll(undo)
    await undoAll(opened)
  }
  return { tryGoal, close }
}

/** The last first; one that fails keeps none of the others from it. */
const undoAll = async (all: (() => unknown)[]): Promise<void> => {
  for (let undo = all.pop(); undo; undo = all.pop())
    await Promise.resolve()
      .then(undo)
      .catch(error => console.error(error))
}
