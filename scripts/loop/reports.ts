import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** A test as its runner reports it. `retries`: how often it was run again. */
export type TestRun = { file: string; title: string; seconds: number; retries: number; skipped: boolean }

const folder = 'node_modules/.cache/lintel'
export const reportFiles = { vitest: path.join(folder, 'vitest.json'), browser: path.join(folder, 'playwright.json') }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec), suites: z.array(suite).optional() }))
const browserReport = z.object({ suites: z.array(suite) })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const relative = (file: string): string => path.relative(process.cwd(), file)

/** The tests of the last vitest run; none where it wrote no report. */
export function readVitestReport(): TestRun[] {
  if (!existsSync(reportFiles.vitest)) return []
  return vitestReport.parse(readJson(reportFiles.vitest)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: relative(name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      retries: 0, // vitest.config.ts has none
      skipped: ['skipped', 'pending', 'todo', 'disabled'].includes(status),
    })),
  )
}

/** Seconds that each test file took in the last complete vitest run. */
export function readFileTimes(): Map<string, number> {
  if (!existsSync(reportFiles.vitest)) return new Map()
  const { testResults } = vitestReport.parse(readJson(reportFiles.vitest))
  return new Map(testResults.map(({ name, startTime, endTime }) => [relative(name), (endTime - startTime) / 1000]))
}

const listSpecs = (one: Suite): z.infer<typeof spec>[] => [...one.specs, ...(one.suites ?? []).flatMap(listSpecs)]

/** The tests of the last browser run; none where it wrote no report. */
export function readBrowserReport(): TestRun[] {
  if (!existsSync(reportFiles.browser)) return []
  return browserReport
    .parse(readJson(reportFiles.browser))
    .suites.flatMap(listSpecs)
    .flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        file: `test/e2e/${file}`,
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        retries: Math.max(0, results.length - 1),
        skipped: status === 'skipped',
      })),
    )
}

/** Prints the slowest tests, the second tries, and what was skipped: the title of a skipped test says what it needs. */
export function printTests(tests: readonly TestRun[], slowest = 10): void {
  const print = (heading: string, lines: readonly string[]) => {
    console.log(`\n${heading}`)
    for (const line of lines) console.log(`  ${line}`)
  }
  const describe = ({ file, title }: TestRun): string => `${file}: ${title}`
  const slow = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest)
  print(
    `The ${slow.length} slowest of ${tests.length} tests`,
    slow.map(test => `${test.seconds.toFixed(1).padStart(6)} s  ${describe(test)}`),
  )
  const again = tests.filter(test => test.retries > 0)
  const count = again.reduce((sum, { retries }) => sum + retries, 0)
  print(`Second tries: ${count}`, again.map(describe))
  const skipped = tests.filter(test => test.skipped)
  print(`Skipped: ${skipped.length}`, skipped.map(describe))
}
