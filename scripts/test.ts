import { rmSync } from 'node:fs'
import { removeMemoryFolder } from '../test/support/memoryFolder.ts'
import { changedSteps } from './loop/changed.ts'
import { printTests, readBrowserReport, readVitestReport, reportFiles } from './loop/reports.ts'
import {
  build,
  nodeStep,
  printTimes,
  runBeside,
  runStep,
  type Step,
  StepFailed,
  type StepTime,
  textChecks,
  typeChecks,
} from './loop/steps.ts'

/**
 * `npm test`, `npm run check` and `npm run check -- --changed [BASE]`: the checks and tests in order, then the time of each step, the slowest
 * tests, second tries, what was skipped and what failed. Further arguments of `npm test` go to Playwright.
 */
const [task, ...rest] = process.argv.slice(2)
const began = performance.now()
const installing = Number(process.env.LINTEL_INSTALL_SECONDS ?? 0)
const times: StepTime[] = installing >= 1 ? [{ name: 'install', seconds: installing }] : []

const vitest = nodeStep(
  'vitest',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFiles.vitest}`,
)
// The same draws each time; longer runs draw others.
const torture = nodeStep('torture', 'torture/run.ts', '--minutes', '3.5', '--seed', '413068')
const browser = nodeStep('browser', 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...rest)

/** Two rows of about the same length, one a core. */
const runAll = async (steps: readonly Step[]): Promise<void> => {
  for (const file of Object.values(reportFiles)) rmSync(file, { force: true })
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportFiles.browser
  await runBeside([typeChecks, [build, ...textChecks()]], times)
  const failed: string[] = []
  for (const step of steps)
    await runStep(step, times).catch((error: unknown) => {
      if (!(error instanceof StepFailed)) throw error
      failed.push(error.message) // what comes after it is worth knowing too
    })
  if (failed.length > 0) throw new StepFailed(failed.join(', '))
}

const run = async (): Promise<void> => {
  if (task === 'test') return runAll([vitest, torture, browser])
  if (rest[0] !== '--changed') return runAll([vitest])
  const { checks, steps, print } = changedSteps(rest[1])
  await runBeside([checks, steps], times)
  print()
}

const finish = (): void => {
  if (task === 'test') removeMemoryFolder()
  printTimes(times, (performance.now() - began) / 1000 + installing)
  if (rest[0] !== '--changed') printTests([...readVitestReport(), ...readBrowserReport()])
}

try {
  await run()
  finish()
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  finish()
  console.error(`\nFailed: ${error.message}`)
  process.exitCode = 1
}
