import { randomInt } from 'node:crypto'
import { readOptions, refuseOption } from '../src/platform/options.ts'

export type TortureOptions = { minutes: number; seed: number; only: readonly string[] | null; report: string | undefined; full: boolean }

const usage = `npm run torture -- [--minutes N] [--seed S] [--only F1,L1] [--report FILE] [--full]
Tries each goal in turn for its share of N minutes (3), at most 240; the seed S draws what is random in it.
--only: these goals. --report: writes what came of them into a file. --full: few minutes as if they were many.`

const text = { type: 'string' } as const
const options = { minutes: text, seed: text, only: text, report: text, full: { type: 'boolean' } } as const

/** The options of `npm run torture`; `goals`: the ids that there are. Throws `StartRefused` with one line. */
export const readTortureOptions = (goals: readonly string[], args?: string[]): TortureOptions => {
  const { values } = readOptions(usage, { options, ...(args && { args }) })
  const [minutes, seed] = [Number(values.minutes ?? 3), Number(values.seed ?? randomInt(1, 1_000_000))]
  if (!(minutes > 0 && minutes <= 240)) throw refuseOption(usage, `--minutes is a number above 0, at most 240, but is "${values.minutes}".`)
  if (!Number.isInteger(seed) || values.seed === '') throw refuseOption(usage, `--seed is a whole number, but is "${values.seed}".`)
  const only = values.only?.split(',') ?? null
  const unknown = only?.find(id => !goals.includes(id))
  if (unknown !== undefined) throw refuseOption(usage, `There is no goal "${unknown}". There are: ${goals.join(', ')}.`)
  return { minutes, seed, only, report: values.report, full: values.full ?? false }
}
