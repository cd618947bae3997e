import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Part } from '../../src/platform/http/server.ts'
import { ask } from '../support/processes.ts'
import { openWorld } from '../world.ts'

const begun = Promise.withResolvers<void>()
const slow: Part = {
  name: 'slow',
  routes: ['/slow'],
  add: app =>
    void app.get('/slow', async () => {
      begun.resolve()
      return { after: await sleep(300, 'a while') }
    }),
}
const world = await openWorld({ parts: [slow] })
const base = await world.app.listen({ host: '127.0.0.1', port: 0 })

test('a server that is told to stop says so at /ready, answers what comes, closes the connections politely, and ends when all is answered', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const before = await ask(`${base}/health`, { agent })
  expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive'])
  const stopping = world.services.drain.begin(0.2)
  const ready = await ask(`${base}/ready`)
  expect([ready.status, JSON.parse(ready.body)]).toEqual([
    503,
    expect.objectContaining({ ready: false, stopping: true, database: expect.any(String) }),
  ])
  const last = await ask(`${base}/health`, { agent })
  expect([last.status, last.headers.connection]).toEqual([200, 'close'])
  const running = ask(`${base}/slow`)
  await Promise.all([stopping, begun.promise])
  const closed = world.app.close()
  expect(await running).toMatchObject({ status: 200, body: '{"after":"a while"}' })
  await closed
  await expect(ask(`${base}/health`)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})
