import { writeFileSync } from 'node:fs'
import { orExit } from '../src/platform/options.ts'
import { goals } from './goals.ts'
import { removeLeftOvers } from './installation.ts'
import { crowdNow, describeCommit, describeMachine, waitForQuiet } from './machine.ts'
import { readTortureOptions } from './options.ts'
import { lineOf, sumOf, type Tried, writeReport } from './report.ts'
import { openRun } from './tryGoals.ts'

/** `npm run torture -- --minutes N --seed S [--only F1,L1] [--report FILE]`: each goal in turn for its share of the minutes. `--full`: few minutes as if they were many. */
const { minutes, seed, only, report: reportFile, full } = orExit(() => readTortureOptions(goals.map(({ id }) => id)))

// Below ten minutes each fault is done a few times, and what a crowded machine makes slow fails nothing.
const short = minutes < 10 && !full
const timesDecide = !short && (await waitForQuiet())
const why = short ? 'the run is short' : 'the machine was not quiet at its start'
const rule = timesDecide ? 'Times decide too.' : `Correctness decides; times are told beside their limits (${why}).`

const wanted = goals.filter(one => (only ? only.includes(one.id) : one.short || !short))
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
    if (reportFile) writeFileSync(reportFile, report())
  }
} finally {
  await run.close()
}
console.log(sumOf(tried))
if (tried.some(one => one.outcome.passed === false)) process.exitCode = 1
