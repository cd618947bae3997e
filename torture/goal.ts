import type { Random } from '../src/platform/demo/random.ts'
import type { Installation } from './installation.ts'

/** One goal of reliability: the harness runs it for its share of the minutes, and it tells what it has measured. */
export type Goal = {
  readonly id: string
  readonly title: string
  /** How much of the minutes it takes, against the shares of the others. */
  readonly share: number
  /** Whether the run of three minutes, a part of `npm test`, has it too. */
  readonly short: boolean
  run(trial: Trial): Promise<Outcome>
}

/** What was measured beside its limit. `decides`: the goal fails when it does not hold; otherwise it is only told. */
export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly limit: string
  readonly holds: boolean
  readonly decides: boolean
}
/** `passed` null: it could not be tried here, and `words` say why. `words` otherwise: what a reader of the report should know. */
export type Outcome = { readonly passed: boolean | null; readonly figures: readonly Figure[]; readonly words?: readonly string[] }

/** What a goal is given. */
export type Trial = {
  /** Seconds from now until it has to end. */
  left(): number
  /** The run of few minutes: a goal does each of its faults a few times, and times do not decide. */
  readonly short: boolean
  readonly random: Random
  /** A mark of this goal and run, for the names of what it writes. */
  readonly mark: string
  /** The installation that the goals share, with its server running; `env`: its server is started again with these settings beside its own. */
  standing(env?: Readonly<Record<string, string>>): Promise<Installation>
  /** Undone when the goal ends, however it ends, the last one first. */
  later(undo: () => unknown): void
  /** A figure that always decides: a count of what must not happen, or must. */
  count(what: string, value: number, is: Bound): Figure
  /** A figure of time: it decides in a long run on a quiet machine; else it is told beside its limit. */
  time(what: string, value: number, is: Bound & { unit?: string }): Figure
  /** A figure of time against a bare limit of the same run: it decides in any run where `decides` says so. */
  ratio(what: string, value: number, is: Bound & { decides?: boolean }): Figure
}
export type Bound = { most: number } | { least: number } | { exactly: number }

/** The outcome of figures: passed where each that decides holds. */
export const judge = (figures: readonly Figure[], words: readonly string[] = []): Outcome => ({
  passed: figures.every(one => one.holds || !one.decides),
  figures,
  words,
})

/** The outcome of a goal that this machine cannot try. */
export const notTried = (why: string): Outcome => ({ passed: null, figures: [], words: [why] })

export const figureOf = (what: string, value: number, bound: Bound, { unit, decides }: Pick<Figure, 'unit' | 'decides'>): Figure => {
  const [sign, limit, holds] =
    'most' in bound
      ? ['≤', bound.most, value <= bound.most]
      : 'least' in bound
        ? ['≥', bound.least, value >= bound.least]
        : ['=', bound.exactly, value === bound.exactly]
  return { what, value, unit, limit: `${sign} ${limit}`, holds, decides }
}
