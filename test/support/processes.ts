import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, Input, Output } from '../../src/core/call.ts'
import { ERROR_HEADER, JSON_PARAMETERS, pathOf, TOKEN_HEADER } from '../../src/core/wire.ts'

const root = path.resolve(import.meta.dirname, '../..')

export type Ended = { code: number | null; signal: NodeJS.Signals | null }
/** A server or worker as `npm start` runs it. `kill` waits for its end. */
export type Running = {
  readonly pid: number
  readonly base: string
  /** Milliseconds from the start to the first page, or to the worker's word that it works. */
  readonly upAfter: number
  readonly ended: Promise<Ended>
  output(): string
  kill(signal: NodeJS.Signals): Promise<Ended>
}

const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/** How many times slower this machine may be than a quiet one: processes that want to run, by processor. */
export const crowd = (): number => Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism())

/** A port of 127.0.0.1 that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  await new Promise<void>(resolve => server.close(() => resolve()))
  return port
}

/**
 * Starts `src/app/start.ts` and waits for its first page, at `PORT` where that is set. Throws with what it said when it ends, or says nothing
 * for 60 s. `from`: the folder of another release.
 */
export const startServer = async (env: Record<string, string>, from = root): Promise<Running> => {
  for (const part of ['portal/index.html', 'scan/server.js'])
    if (!existsSync(path.join(from, 'dist', part))) throw new Error(`dist/${part} is missing: run scripts/build.mjs (npm run check does)`)
  const PORT = env.PORT ?? String(await freePort())
  const base = `http://127.0.0.1:${PORT}`
  const first = () => shows(`${base}/login`)
  return start(() => launch('start.ts', { HOST: '127.0.0.1', BASE_URL: base, ...env, PORT }, from), base, first)
}

/** Starts `src/app/worker.ts` and waits until it works. */
export const startWorker = (env: Record<string, string>): Promise<Running> =>
  start(
    () => launch('worker.ts', env),
    '',
    async said => said.includes('works on its queue'),
  )

type Launched = Omit<Running, 'upAfter' | 'base'>
/** Starts one of the programs without waiting for anything but its process. */
export const launch = (file: string, env: Record<string, string>, from = root): Launched => {
  const { PATH, HOME, TMPDIR, LANG, TZ } = process.env // nothing else: vitest sets names that the programs read, BASE_URL among them
  const inherited = Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, LANG, TZ }).filter(([, value]) => value !== undefined))
  const child = spawn(process.execPath, [path.join(from, 'src/app', file)], {
    cwd: from,
    env: {
      ...inherited,
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      LOG_LEVEL: 'error',
      LINTEL_DEMO: 'off',
      FORM_SECONDS: '0',
      TRUST_PROXY: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  alive.add(child)
  let said = ''
  const hear = (text: Buffer) => {
    said = (said + text).slice(-20_000)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<Ended>(resolve =>
    child.once('exit', (code, signal) => {
      alive.delete(child)
      resolve({ code, signal })
    }),
  )
  const kill = (signal: NodeJS.Signals) => (child.kill(signal), ended)
  return { pid: child.pid ?? 0, ended, output: () => said, kill }
}

const start = async (begin: () => Launched, base: string, ready: (said: string) => Promise<boolean>): Promise<Running> => {
  const began = performance.now()
  const one = begin()
  let over: Ended | undefined
  void one.ended.then(ended => {
    over = ended
  })
  while (performance.now() - began < 60_000) {
    if (await ready(one.output())) return { ...one, base, upAfter: Math.round(performance.now() - began) }
    if (over) throw new Error(`it ended with ${over.code ?? over.signal}:\n${one.output()}`)
    await sleep(25)
  }
  await one.kill('SIGKILL')
  throw new Error(`it was not ready within 60 s:\n${one.output()}`)
}

const shows = (url: string): Promise<boolean> =>
  ask(url, { headers: { accept: 'text/html' } }).then(
    ({ status }) => status === 200,
    () => false,
  )

export type Answer = { status: number; body: string; headers: http.IncomingHttpHeaders }
/** One request that follows no redirect and gives up after 15 s. A body makes it a POST. */
export const ask = (
  url: string,
  { headers = {}, body, agent }: { headers?: Record<string, string>; body?: string; agent?: http.Agent } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(url, { method: body === undefined ? 'GET' : 'POST', headers, agent, timeout: 15_000 }, reply => {
      const parts: Buffer[] = []
      reply.on('data', part => parts.push(part))
      reply.once('error', reject)
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts).toString(), headers: reply.headers }))
    })
    request.once('timeout', () => request.destroy(new Error('no answer within 15 s')))
    // Who refuses a body for its size answers before it is sent to its end: the answer may come after the broken pipe.
    request.once('error', error => setTimeout(reject, 500, error))
    request.end(body)
  })

let caller = 0
/** Each visitor comes from an address of its own, so that limits by address do not couple them. */
export const fromSomewhere = (): Record<string, string> => ({
  'x-forwarded-for': `10.${(++caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
})

export type Reply<T> = { status: number; code: string | undefined; data: T; headers: http.IncomingHttpHeaders }
/** One call over HTTP to a server or a balancer. `code` is set for a refusal. */
export const callAt = async <C extends Call>(
  base: string,
  call: C,
  input: Input<C>,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<Reply<Output<C>>> => {
  const all = { ...fromSomewhere(), ...(token && { [TOKEN_HEADER]: token }), ...headers }
  const url = new URL(base + pathOf(call))
  if (call.method === 'GET')
    for (const [name, value] of Object.entries(input ?? {}))
      if (value !== undefined)
        url.searchParams.set(name, typeof value === 'object' || JSON_PARAMETERS.includes(name) ? JSON.stringify(value) : String(value))
  const posted = call.method === 'GET' ? {} : { body: JSON.stringify(input) }
  const reply = await ask(url.href, {
    headers: { ...all, ...(call.method === 'POST' && { 'content-type': 'application/json' }) },
    ...posted,
  })
  const code = reply.headers[ERROR_HEADER]
  return {
    status: reply.status,
    code: typeof code === 'string' ? code : undefined,
    data: JSON.parse(reply.body).data,
    headers: reply.headers,
  }
}

/** The hidden key of a feedback page. */
export const keyIn = (page: string): string => /name="Key" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** Sends a feedback form as a browser without script does. */
export const sendForm = (url: string, fields: Record<string, string>, agent?: http.Agent): Promise<Answer> =>
  ask(url, {
    headers: { ...fromSomewhere(), 'content-type': 'application/x-www-form-urlencoded', 'user-agent': phone },
    body: new URLSearchParams(fields).toString(),
    ...(agent && { agent }),
  })

export const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

/** Kills the PostgreSQL of a data folder: its postmaster and every process of it, and no other. False when none runs. */
export const killPostgres = (dataDir: string): boolean => {
  const file = path.join(dataDir, 'pg/data/postmaster.pid')
  if (!existsSync(file)) return false
  const [pid, folder] = readFileSync(file, 'utf8').split('\n')
  const postmaster = Number(pid)
  if (!(postmaster > 1) || folder !== path.join(dataDir, 'pg/data')) return false
  const children = childrenOf(postmaster)
  if (!commandOf(postmaster).includes(path.join(dataDir, 'pg/data'))) return false
  for (const one of [postmaster, ...children]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {} // it has left by itself
  }
  return true
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc').flatMap(name => {
    try {
      const parent = /^\d+$/.test(name) && /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]
      return Number(parent) === pid ? [Number(name)] : []
    } catch {
      return [] // it has left meanwhile
    }
  })

/** Asks again and again for at most `seconds`; gives what was true at last. Throws with `what` otherwise. */
export const until = async <T>(what: string, seconds: number, read: () => Promise<T | false | null | undefined>): Promise<T> => {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = await read()
    if (found !== false && found !== null && found !== undefined) return found
    if (performance.now() > end) throw new Error(`not within ${seconds} s: ${what}`)
    await sleep(50)
  }
}
