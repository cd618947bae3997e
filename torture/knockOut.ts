import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Test files by their path from the root, each with a part of the titles of those tests that are to notice; '' for all of the file. */
export type Probes = Readonly<Record<string, string>>

/**
 * A guard and how it is switched off: one place in a source file, which must stand there exactly once so that a guard that has moved is
 * noticed, or a change to the database by its owner. At least one of the probes must then fail.
 */
export type KnockOut = { readonly guard: string; readonly probes: Probes } & (
  | { readonly file: string; readonly from: string; readonly to: string }
  | { readonly sql: string }
)

/** What became of the tests that a run of probes was to make. `unread`: files that could not even be loaded, which proves nothing. */
export type Probed = { readonly passed: readonly Probe[]; readonly failed: readonly Probe[]; readonly unread: readonly string[] }
type Probe = { readonly file: string; readonly title: string }

/** The name under which a knock-out reaches the process that runs the probes. */
export const KNOCK_OUT = 'LINTEL_KNOCK_OUT'

const root = path.resolve(import.meta.dirname, '..')

/** A source text without its guard. Throws where the guard does not stand there exactly once. */
export const withoutGuard = (text: string, { guard, file, from, to }: Extract<KnockOut, { file: string }>): string => {
  const times = text.split(from).length - 1
  if (times !== 1) throw new Error(`${guard}: what is to be switched off stands ${times} times in ${file}`)
  return text.replace(from, () => to)
}

type Running = { without?: KnockOut; env?: Readonly<Record<string, string>>; seconds?: number }

/** Runs probes in a process of their own, over the code as it stands or with one guard switched off; ends it after `seconds`. */
export const runProbes = async (probes: readonly Probes[], { without, env = {}, seconds = 600 }: Running = {}): Promise<Probed> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-probes-'))
  const report = path.join(folder, 'report.json')
  const files = [...new Set(probes.flatMap(one => Object.keys(one)))]
  const titles = [...new Set(probes.flatMap(one => Object.values(one)))]
  const wanted = titles.includes('') ? [] : ['-t', titles.map(escapeRegExp).join('|')]
  const run = ['run', '--config', 'torture/knockOut.config.ts', '--reporter=json', `--outputFile=${report}`]
  try {
    await end([path.join(root, 'node_modules/vitest/vitest.mjs'), ...run, ...wanted, ...files], seconds, {
      ...env,
      ...(without && { [KNOCK_OUT]: JSON.stringify(without) }),
    })
    return readReport(readFileSync(report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const end = (asked: string[], seconds: number, more: Readonly<Record<string, string>>): Promise<void> => {
  const { [KNOCK_OUT]: _other, ...env } = process.env
  const stdio = ['ignore', 'ignore', 'pipe'] as const
  const child = spawn(process.execPath, asked, { cwd: root, env: { ...env, ...more }, stdio: [...stdio], timeout: seconds * 1000 })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-4000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => (code === null ? reject(new Error(`the probes did not end in ${seconds} s: ${said}`)) : resolve()))
  })
}

type Report = {
  testResults: readonly { name: string; assertionResults: readonly { fullName: string; status: string }[] }[]
}
const readReport = (text: string): Probed => {
  const { testResults }: Report = JSON.parse(text)
  const of = (status: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(one => one.status === status).map(({ fullName }) => ({ file: path.relative(root, name), title: fullName })),
    )
  const unread = testResults.filter(one => one.assertionResults.length === 0).map(({ name }) => path.relative(root, name))
  return { passed: of('passed'), failed: of('failed'), unread }
}

/** Why probes say nothing of a guard, by a run with every guard in place: they failed, or there are none. Null: they all passed. */
export const findWeakProbe = (probes: Probes, { passed, failed, unread }: Probed): string | null => {
  for (const [file, title] of Object.entries(probes)) {
    const own = (one: Probe) => one.file === file && one.title.includes(title)
    if (unread.includes(file)) return `${file} cannot be loaded`
    const wrong = failed.find(own)
    if (wrong) return `${file} fails with every guard in place: ${wrong.title}`
    if (!passed.some(own)) return `${file} has no test "${title}"`
  }
  return null
}
