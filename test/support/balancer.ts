import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './processes.ts'

/** Gives each request to the next of the servers, event streams too; `x-served-by` tells which (from 0). Takes any port that is free, or the one that is named. */
export const startBalancer = async (bases: readonly string[], at = 0): Promise<{ base: string; close(): Promise<void> }> => {
  let turn = 0
  const server = http.createServer((request, response) => {
    const which = turn++ % bases.length
    const passed = http.request(`${bases[which]}${request.url}`, { method: request.method, headers: request.headers }, reply => {
      response.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'x-served-by': String(which) })
      response.flushHeaders()
      reply.pipe(response)
      reply.once('error', () => response.destroy())
    })
    passed.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    response.once('close', () => passed.destroy())
    request.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>(resolve => server.close(() => resolve()))
  }
  return { base: `http://127.0.0.1:${port}`, close }
}

/**
 * A balancer as one stands before several servers: asks each for `/ready` ten times a second, gives each request to the next of those that
 * are, keeps connections open, and repeats nothing that fails.
 */
export const startReadyBalancer = async (bases: readonly string[]) => {
  const ready = new Set<string>()
  const agent = new http.Agent({ keepAlive: true })
  const closing = new AbortController()
  const probe = async (base: string) => {
    while (!closing.signal.aborted) {
      const status = await ask(`${base}/ready`, { headers: { connection: 'close' } }).then(
        reply => reply.status,
        () => 0,
      )
      if (status === 200) ready.add(base)
      else ready.delete(base)
      await sleep(100, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }
  const probes = bases.map(probe)
  let turn = 0
  const server = http.createServer((request, response) => {
    const living = bases.filter(base => ready.has(base))
    const base = living[turn++ % living.length]
    if (base === undefined) return void response.writeHead(502).end('no server is ready')
    const passed = http.request(`${base}${request.url}`, { method: request.method, headers: request.headers, agent }, reply => {
      const { connection: _own, ...headers } = reply.headers // of this connection, not of the visitor's
      response.writeHead(reply.statusCode ?? 502, { ...headers, 'x-served-by': String(bases.indexOf(base)) })
      response.flushHeaders()
      reply.pipe(response)
      reply.once('error', () => response.destroy())
    })
    passed.once('error', error => (response.headersSent ? response.destroy() : response.writeHead(502).end(String(error))))
    response.once('close', () => passed.destroy())
    request.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  return {
    base: `http://127.0.0.1:${port}`,
    isReady: (base: string) => ready.has(base),
    close: async () => {
      closing.abort()
      server.closeAllConnections()
      agent.destroy()
      await Promise.all([...probes, new Promise<void>(resolve => server.close(() => resolve()))])
    },
  }
}
