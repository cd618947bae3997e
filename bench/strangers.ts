import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { small } from './amounts.ts'
import { accountId, type BenchCluster, fillDatabase, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { median, type Server, serve } from './load.ts'

const MB = 1024 * 1024
const rounds = 6
const signIns = 35
const bodies = 24
const size = 100 * MB

/**
 * What strangers do to others: 35 sign-ins at once, and 24 bodies of 100 MB without a token. Beside them somebody with a session reads a
 * list, and a balancer asks for `/health`, over and over.
 */
export const strangers = async (cluster: BenchCluster, _options: Options): Promise<Figure[]> => {
  process.env.TRUST_PROXY = 'on' // each stranger comes from an address of its own
  const server = await serve('ours', cluster, await fillDatabase(cluster, small))
  try {
    return [...(await besideSignIns(server)), ...(await besideBodies(server))]
  } finally {
    server.stop()
    delete process.env.TRUST_PROXY
  }
}

const besideSignIns = async (server: Server): Promise<Figure[]> => {
  const read = () => timed(`${server.url}/csm/QrCode/GetQrCodes?filter=${encodeURIComponent(JSON.stringify({ gId: accountId(0) }))}`)
  for (let i = 0; i < 50; i++) await read()
  const quiet = await during(new Promise(done => setTimeout(done, 3000)), read)
  const statuses: number[] = []
  const busy: number[] = []
  for (let round = 0; round < rounds; round++)
    busy.push(
      ...(await during(
        sent(server, { count: signIns, size: 0, round }).then(said => void statuses.push(...said)),
        read,
      )),
    )
  const [ours, bare, wrong] = [median(busy), median(quiet), statuses.filter(status => status !== 401).length]
  const more = { worst: Math.max(...busy), worstQuiet: Math.max(...quiet), statuses: countOf(statuses) }
  return [
    {
      name: `a call beside ${signIns} sign-ins at once, worst ${Math.round(more.worst)} ms`,
      ours,
      unit: 'ms',
      bare,
      ratio: ours / bare,
      target: '≤ 1.5 × quiet',
      ok: ours <= 1.5 * bare,
      more,
    },
    { name: `of ${statuses.length} sign-ins not judged by their password`, ours: wrong, unit: '', target: '0', ok: wrong === 0 },
  ]
}

const besideBodies = async (server: Server): Promise<Figure[]> => {
  const before = peak(server)
  const statuses: number[] = []
  const times = await during(
    sent(server, { count: bodies, size, round: rounds }).then(said => void statuses.push(...said)),
    () => timed(`${server.url}/health`),
  )
  const [worst, grown] = [Math.max(...times), (peak(server) - before) / 1024]
  return [
    {
      name: `/health beside ${bodies} bodies of 100 MB without a token, worst`,
      ours: worst,
      unit: 'ms',
      target: '≤ 500 ms',
      ok: worst <= 500,
      more: countOf(statuses),
    },
    { name: 'memory that they cost', ours: grown, unit: 'MB', target: '≤ 200 MB', ok: grown <= 200 },
  ]
}

/** Milliseconds of calls that are made one after the other until some work is done. */
const during = async (work: Promise<unknown>, call: () => Promise<number>): Promise<number[]> => {
  const times: number[] = []
  let done = false
  const ended = work.finally(() => {
    done = true
  })
  while (!done) times.push(await call())
  await ended
  return times
}

const timed = async (url: string): Promise<number> => {
  const start = performance.now()
  const reply = await fetch(url, { headers: { 'user-token': tokenOf(0) } })
  await reply.arrayBuffer()
  if (!reply.ok && reply.status !== 503) throw new Error(`${url}: ${reply.status}`)
  return performance.now() - start
}

const countOf = (statuses: readonly number[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(statuses, one => one)].map(([status, all]) => [status, all.length]))

/** The most memory that a server's process has held, in KB. */
const peak = ({ pid }: Server): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

type Crowd = { count: number; size: number; round: number }
/** What a crowd of strangers is answered, all at once, from a process of its own; 0 where the connection broke. */
const sent = async ({ url }: Server, crowd: Crowd): Promise<number[]> => {
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', sender], { timeout: 120_000 })
  running.child.stdin?.end(JSON.stringify({ url, ...crowd }))
  return JSON.parse((await running).stdout)
}

const sender = `import http from 'node:http'
let text = ''
for await (const part of process.stdin) text += part
const { url, count, size, round } = JSON.parse(text)
const path = size > 0 ? '/csm/Upload/UploadImage' : '/csm/Session/SignIn'
const chunk = Buffer.alloc(1024 * 1024, 'x')
const one = i => new Promise(resolve => {
  const body = size > 0 ? null : JSON.stringify({ UserName: 'nobody' + round + '-' + i + '@strangers.example', Password: 'not the password 1' })
  const headers = { 'content-type': 'application/json', 'content-length': size || Buffer.byteLength(body), 'x-forwarded-for': '198.18.' + round + '.' + i }
  const request = http.request(url + path, { method: 'POST', headers, agent: false })
  request.on('error', () => resolve(0))
  request.on('response', reply => { reply.resume(); reply.on('end', () => { resolve(reply.statusCode); request.destroy() }) })
  if (body) return request.end(body)
  let left = size
  const more = () => {
    while (left > 0 && !request.destroyed) { left -= chunk.length; if (!request.write(chunk)) return request.once('drain', more) }
    request.end()
  }
  request.write('{"base64Image":"')
  left -= chunk.length
  more()
})
console.log(JSON.stringify(await Promise.all(Array.from({ length: count }, (_, i) => one(i + 1)))))`
