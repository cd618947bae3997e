import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A test as its runner reports it. `retries`: how often it was run again; `failure`: what a test that failed says, else undefined. */
export type TestRun = { file: string; title: string; seconds: number; retries: number; skipped: boolean; failure?: string | undefined }

const folder = 'node_modules/.cache/lintel'
export const reportFiles = { vitest: path.join(folder, 'vitest.json'), browser: path.join(folder, 'playwright.json') }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
      message: z.string().nullish(), // why a file did not load
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})
type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec), suites: z.array(suite).optional() }))
const browserReport = z.object({ suites: z.array(suite) })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const relative = (file: string): string => path.relative(process.cwd(), file)

/** The tests of the last vitest run; none where it wrote no report. */
export function readVitestReport(): TestRun[] {
  if (!existsSync(reportFiles.vitest)) return []
  return vitestReport.parse(readJson(reportFiles.vitest)).testResults.flatMap(({ name, assertionResults, message }) => {
    const tests = assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      file: relative(name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      retries: 0, // vitest.config.ts has none
      skipped: ['skipped', 'pending', 'todo', 'disabled'].includes(status),
      failure: status === 'failed' ? (failureMessages?.join('\n') ?? '') : undefined,
    }))
    const whole = { file: relative(name), title: 'the file', seconds: 0, retries: 0, skipped: false, failure: message ?? undefined }
    return message ? [...tests, whole] : tests
  })
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
        failure: status === 'unexpected' ? (results.at(-1)?.error?.message ?? '') : undefined,
      })),
    )
}

const firstLines = (text: string, most = 6): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, most)

/** Prints the slowest tests, the second tries, how many tests of a file were skipped, and last of all each failure: a cut log keeps its end. */
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
  const files = Map.groupBy(skipped, ({ file }) => file)
  print(
    `Skipped: ${skipped.length}`,
    [...files].map(([file, { length }]) => `${file}: ${length}`),
  )
  const failed = tests.filter(({ failure }) => failure !== undefined)
  print(
    `Failed: ${failed.length}`,
    failed.flatMap(test => [describe(test), ...firstLines(test.failure ?? '').map(line => `    ${line}`)]),
  )
}
