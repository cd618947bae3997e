import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { findFeature, isWays, listImports } from '../shape/tree.ts'
import { readFileTimes } from './reports.ts'
import { build, nodeStep, type Step, textChecks, typeChecks } from './steps.ts'

/** Seconds of test files that one run takes at most: with the checks beside them it stays below two minutes on two cores. */
const MOST_SECONDS = 120
/** What a test file counts that no complete run has timed. */
const UNKNOWN_SECONDS = 4

/** Test files by their distance from the changes: 0 is a changed test file. */
type Reached = { file: string; distance: number }

// The assembly imports every feature, and every test of a call imports the assembly: the way through it says nothing.
const isAssembly = (file: string): boolean =>
  /^src\/app\/|^src\/features\/order\.ts$|^test\/world\.ts$|^test\/support\/template\.ts$/.test(file)
const isVitestFile = (file: string): boolean => /^(src|scripts|test\/(contract|platform))\/.*\.test\.ts$/.test(file)
/** Tests that loop over every call or start whole servers: reached by nearly everything, so only a near change runs them. */
const isBroad = (file: string): boolean => /^test\/(contract|platform)\//.test(file)

const git = (...args: string[]): string[] => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from the base: committed since the merge base with it, uncommitted, and new. */
export function listChanged(base = 'main'): string[] {
  const known = git('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes').includes(base) || base !== 'main'
  const [from = 'HEAD'] = known ? git('merge-base', base, 'HEAD') : []
  return [...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')])]
}

/** What finds the ways of tests beside the features, by their name. */
const waysReaders = ['test/ways.ts', 'test/support/menuFlags.ts']

/** The test files that changed files reach, nearest first: by imports against their direction, and by the folder of the feature. */
export function findReached(changed: readonly string[], files: readonly { path: string; text: string }[]): Reached[] {
  const importers = new Map<string, string[]>()
  for (const file of files) for (const to of listImports(file)) importers.set(to, [...(importers.get(to) ?? []), file.path])
  for (const { path } of files) if (isWays(path)) importers.set(path, [...(importers.get(path) ?? []), ...waysReaders])
  const distances = new Map(changed.map(file => [file, 0]))
  for (const [file, distance] of distances) {
    if (isAssembly(file) && distance > 0) continue
    for (const next of importers.get(file) ?? []) if (!distances.has(next)) distances.set(next, distance + 1)
  }
  // Calls are found by the assembly, so the tests of a changed feature belong to each file of it.
  const features = new Set(changed.map(file => findFeature(file)?.folder))
  return files
    .map(({ path }) => path)
    .filter(isVitestFile)
    .flatMap(file => {
      const own = features.has(findFeature(file)?.folder ?? '') ? 1 : Number.POSITIVE_INFINITY
      const distance = Math.min(distances.get(file) ?? Number.POSITIVE_INFINITY, own)
      return Number.isFinite(distance) ? [{ file, distance }] : []
    })
    .toSorted((a, b) => a.distance - b.distance || a.file.localeCompare(b.file))
}

/** Divides reached test files into those that run now and those that are left to `npm test`. */
export function chooseTests(reached: readonly Reached[], times: ReadonlyMap<string, number>): { run: string[]; left: string[] } {
  let seconds = 0
  const run: string[] = []
  const left: string[] = []
  for (const { file, distance } of reached) {
    const own = times.get(file) ?? UNKNOWN_SECONDS
    const fits = seconds + own <= MOST_SECONDS && !(isBroad(file) && distance > 1)
    if (distance > 0 && !fits) left.push(file)
    else {
      run.push(file)
      seconds += own
    }
  }
  return { run, left }
}

/** The checks, with lint and format of the changed files; the tests that the changes reach as a step; and a function that prints what was left out. */
export function changedSteps(base: string | undefined): { checks: readonly Step[]; steps: Step[]; print: () => void } {
  const changed = listChanged(base)
  const files = globSync('{src,test,scripts}/**/*.{ts,tsx,css}').map(path => ({ path, text: readFileSync(path, 'utf8') }))
  const { run, left } = chooseTests(findReached(changed, files), readFileTimes())
  // Some of the broad tests read the pages in `dist`.
  const before = run.some(isBroad) || !existsSync('dist/built') ? [build] : []
  const steps = run.length > 0 ? [...before, nodeStep('vitest', 'node_modules/vitest/vitest.mjs', 'run', ...run)] : []
  const print = () => {
    console.log(`\n${changed.length} changed files reach ${run.length + left.length} test files; ${run.length} ran.`)
    if (left.length > 0) console.log(`Left to npm test: ${left.join(', ')}`)
    console.log(
      'Lint and format judged the changed files only. Browser tests, torture and tests that reach the changes only through src/app are left to npm test, too.',
    )
  }
  const linted = changed.filter(file => existsSync(file) && /\.(tsx?|mjs|css|json)$/.test(file))
  return { checks: [...typeChecks, ...textChecks(linted)], steps, print }
}
