import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Goal } from './goal.ts'
import { goals } from './goals.ts'
import { removeLeftOvers } from './installation.ts'
import { crowdNow, describeCommit, describeMachine, waitForQuiet } from './machine.ts'
import { lineOf, sumOf, type Tried, writeReport } from './report.ts'
import { openRun } from './tryGoals.ts'

/** `npm run torture -- --minutes N --seed S [--only F1,L1] [--report FILE]`: each goal in turn for its share of the minutes. `--full`: few minutes as if they were many. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    only: { type: 'string' },
    report: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
})
const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
if (!(minutes > 0 && minutes <= 240)) throw new Error('--minutes is a number above 0, at most 240.')
if (!Number.isInteger(seed)) throw new Error('--seed is a whole number.')

const chosen = (named: string | undefined): readonly Goal[] => {
  const ids = named?.split(',')
  const unknown = ids?.find(id => !goals.some(one => one.id === id))
  if (unknown) throw new Error(`There is no goal ${unknown}. There are: ${goals.map(one => one.id).join(', ')}.`)
  return goals.filter(one => (ids ? ids.includes(one.id) : one.short || !short))
}

// Below ten minutes each fault is done a few times, and what a crowded machine makes slow fails nothing.
const short = minutes < 10 && !values.full
const timesDecide = !short && (await waitForQuiet())
const why = short ? 'the run is short' : 'the machine was not quiet at its start'
const rule = timesDecide ? 'Times decide too.' : `Correctness decides; times are told beside their limits (${why}).`

const wanted = chosen(values.only)
removeLeftOvers()
const run = openRun({ seed, short, timesDecide })
const leave = (code: number) => void run.close().finally(() => process.exit(code))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leave(130))
process.once('uncaughtException', error => {
  console.error(error)
  leave(1)
})
console.log(`Torture with seed ${seed}, ${minutes} minutes, ${wanted.length} goals. ${rule}`)
const at = new Date()
const tried: Tried[] = []
const all = wanted.reduce((sum, { share }) => sum + share, 0)
const report = () => writeReport({ at, seed, minutes, machine: describeMachine(), commit: describeCommit(), rule, tried })
try {
  const began = performance.now()
  let done = 0
  for (const goal of wanted) {
    const crowd = crowdNow()
    const start = performance.now()
    const left = minutes * 60 - (start - began) / 1000 // what one goal has taken too long, all others give
    const outcome = await run.tryGoal(goal, (left * goal.share) / (all - done))
    done += goal.share
    const one = { id: goal.id, title: goal.title, outcome, seconds: (performance.now() - start) / 1000, crowd }
    tried.push(one)
    console.log(lineOf(one))
    if (values.report) writeFileSync(values.report, report())
  }
} finally {
  await run.close()
}
console.log(sumOf(tried))
if (tried.some(one => one.outcome.passed === false)) process.exitCode = 1
