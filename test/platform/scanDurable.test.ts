import { fork } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newQrCode } from '../support/scans.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()

type Served = { port: number; kill: () => Promise<void> }
const serve = (): Promise<Served> =>
  new Promise((resolve, reject) => {
    const { host, port, user, database } = world.owner
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      VITEST: '',
      SCAN_DATABASE: JSON.stringify({ host, port, user, database }),
      DATA_DIR: world.services.config.dataDir,
    }
    const child = fork(path.resolve(import.meta.dirname, '../support/scanServer.ts'), {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = new Promise<void>(done => child.once('exit', () => done()))
    child.once('message', port => resolve({ port: Number(port), kill: () => (child.kill('SIGKILL'), ended) }))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })

test('after kill -9 of the server no answered scan is missing, and the days add up', async () => {
  const account = await world.newAccount()
  const code = await newQrCode(world, account, { Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
  const { port, kill } = await serve()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' }
  let asked = 0
  let answered = 0
  let dead = false
  const scan = () =>
    new Promise<void>(resolve => {
      asked++
      const request = http.get({ port, host: '127.0.0.1', path: `/q/${code.Address}`, agent, headers }, reply => {
        if (reply.statusCode === 302) answered++
        reply.resume().once('close', resolve)
      })
      request.once('error', () => resolve())
    })
  const visitor = async () => {
    while (!dead) await scan()
  }
  const visitors = Array.from({ length: 32 }, visitor)
  while (answered < 500) await sleep(5)
  await kill()
  dead = true
  await Promise.all(visitors)
  agent.destroy()

  await sleep(300) // what PostgreSQL had received goes on to its end
  const again = await serve() // moves what waits on the coordinator of a cluster to its account
  const waiting = async () => (await world.services.db.system.query('select count(*)::int as n from scan_staged')).rows[0].n
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  await again.kill()
  const sql =
    'select (select count(*)::int from scan where qr_code_id = $1) as stored, (select sum(scans)::int from scan_day where qr_code_id = $1) as counted'
  const { stored, counted } = (await world.services.db.system.query(sql, [code.QrCodeId])).rows[0]
  expect(answered).toBeGreaterThanOrEqual(500)
  expect(stored).toBeGreaterThanOrEqual(answered)
  expect(stored).toBeLessThanOrEqual(asked)
  expect(counted).toBe(stored)
})
