import { type ChildProcess, execFile, fork } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BenchCluster, benchSecret } from './data.ts'

export type BenchRequest = { path: string; headers?: Record<string, string> }
/** What `bench/whenDue.ts` is asked for, and what it answers: `took` in milliseconds. */
export type DuePlan = { url: string; rate: number; seconds: number; requests: readonly BenchRequest[] }
export type DueAnswers = { took: number[]; failed: number }
export type Loaded = { perSecond: number; p50: number; p99: number; failed: number; cpu: number }
/** `cpu`: milliseconds of processor time that the server process has used. `backUp` makes a backup in it; gives the rows in that. */
export type Server = { url: string; pid: number; cpu(): Promise<number>; backUp(folder: string): Promise<number>; stop(): void }

/** A server of `bench/serve.ts` on a free port of this machine only. */
export const serve = (
  kind: 'ours' | 'working' | 'bare',
  cluster: Pick<BenchCluster, 'config'>,
  database: string,
  secret = benchSecret,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'serve.ts'), [kind, JSON.stringify(cluster.config(database)), secret], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('message', (port: number) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        pid: child.pid ?? 0,
        cpu: () => askServer<NodeJS.CpuUsage>(child, 'cpu').then(({ user, system }) => (user + system) / 1000),
        backUp: folder => askServer<number>(child, 'backup', folder),
        stop: () => void child.kill(),
      }),
    )
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
    setTimeout(() => reject(new Error('the server did not start')), 30_000).unref()
  })

/** The answer of a server process to one of its `answers`. */
const askServer = <Answer>(child: ChildProcess, what: string, given = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`the server ended before it answered ${what}`))
    const hear = (answer: { what: string; value: Answer }) => {
      if (answer.what !== what) return
      child.off('message', hear)
      child.off('exit', ended)
      resolve(answer.value)
    }
    child.on('message', hear)
    child.once('exit', ended)
    child.send([what, given])
  })

/** Loads a server from a process of its own; its connections take the requests in turn. */
export const load = async (
  { url, cpu }: Pick<Server, 'url' | 'cpu'>,
  requests: readonly BenchRequest[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Loaded> => {
  const before = await cpu()
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', loader], {
    maxBuffer: 10_000_000,
    timeout: (seconds + 20) * 1000,
  })
  running.child.stdin?.end(JSON.stringify({ url, connections, duration: seconds, requests }))
  const { requests: sent, latency, errors, ...counts } = JSON.parse((await running).stdout)
  const spent = (await cpu()) - before
  return {
    perSecond: Math.round(sent.average),
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + counts['4xx'] + counts['5xx'],
    cpu: spent / sent.total,
  }
}

/** Loads a server with requests that are sent when they are due, from a process of its own. */
export const loadWhenDue = async ({ url }: Pick<Server, 'url'>, plan: Omit<DuePlan, 'url'>): Promise<LoadedWhenDue> => {
  const running = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'whenDue.ts')], {
    maxBuffer: 10_000_000,
    timeout: (plan.seconds + 60) * 1000,
  })
  running.child.stdin?.end(JSON.stringify({ ...plan, url } satisfies DuePlan))
  const { took, failed }: DueAnswers = JSON.parse((await running).stdout)
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), failed }
}
export type LoadedWhenDue = Pick<Loaded, 'p50' | 'p99' | 'failed'>

const loader = `import autocannon from ${JSON.stringify(path.resolve(import.meta.dirname, '../node_modules/autocannon/autocannon.js'))}
let text = ''
for await (const part of process.stdin) text += part
console.log(JSON.stringify(await autocannon(JSON.parse(text))))`

/** Asks one after the other for some seconds: the milliseconds that half and 95 of 100 answers took. Throws where one is refused. */
export const oneByOne = async ({ url }: Pick<Server, 'url'>, requests: readonly BenchRequest[], seconds: number): Promise<Taken> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let i = 0; i < 3 || performance.now() < end; i++) {
    const one = requests[i % requests.length]
    if (!one) throw new Error('nothing is asked')
    const start = performance.now()
    const reply = await fetch(`${url}${one.path}`, { headers: one.headers ?? {} })
    const body = await reply.text()
    times.push(performance.now() - start)
    if (!reply.ok) throw new Error(`${one.path}: ${reply.status} ${body}`)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), asked: times.length }
}
export type Taken = { p50: number; p95: number; asked: number }

/** The middle of some figures. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
