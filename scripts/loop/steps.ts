import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A command of `npm test` or `npm run check`, named as its time is printed. */
export type Step = { name: string; command: string; args: readonly string[] }
export type StepTime = { name: string; seconds: number }

const root = path.resolve(import.meta.dirname, '../..')
const tools = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`

/** tsc of each project. It keeps what it knows of unchanged files. */
export const typeChecks: readonly Step[] = ['shared', 'server', 'browser', 'worker'].map(part => ({
  name: `types: ${part}`,
  command: 'tsc',
  args: ['-p', `tsconfig.${part}.json`],
}))
/** What else judges the text without running it: of every file, or lint and format of the given files only. */
export const textChecks = (files: readonly string[] = []): readonly Step[] => [
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--max-warnings=0', ...files] },
  { name: 'format', command: 'biome', args: ['check', '--diagnostic-level=warn', '--no-errors-on-unmatched', ...files] },
  { name: 'unused', command: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'shape', command: process.execPath, args: ['scripts/shape.ts'] },
]
export const build: Step = { name: 'build', command: process.execPath, args: ['scripts/build.mjs'] }

/** A Node script as a step. */
export const nodeStep = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args })

/** Runs a command with its output on the terminal. Throws `StepFailed` when it fails. */
export async function runStep({ name, command, args }: Step, times: StepTime[]): Promise<void> {
  const began = performance.now()
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: tools } })
  const [code] = await once(child, 'close')
  times.push({ name, seconds: (performance.now() - began) / 1000 })
  if (code !== 0) throw new StepFailed(name)
}

export class StepFailed extends Error {}

/** Runs two rows of steps at once: each row in its order. All of a row's steps wait for one that fails. */
export async function runBeside(rows: readonly (readonly Step[])[], times: StepTime[]): Promise<void> {
  const runs = rows.map(async steps => {
    for (const step of steps) await runStep(step, times)
  })
  const failed = (await Promise.allSettled(runs)).find(run => run.status === 'rejected')
  if (failed) throw failed.reason
}

/** Prints the time of each step and of all, in seconds. Steps that ran side by side make the sum larger than the whole. */
export function printTimes(times: readonly StepTime[], whole: number): void {
  console.log('\nTime of each step')
  for (const { name, seconds } of times) console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${name}`)
  console.log(`  ${whole.toFixed(1).padStart(7)} s  in all`)
}
