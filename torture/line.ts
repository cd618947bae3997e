import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a line behaves: as it should, or as lines do. */
export const troubles = ['refuse', 'blackhole', 'reset', 'slow', 'delay'] as const
export type Trouble = (typeof troubles)[number]
export type Line = { readonly port: number; become(state: Trouble | 'well'): void; close(): Promise<void> }

const resetAfter = 200
const slowBytes = 1024
const delay = 5000

/**
 * A line to a port of this machine that fails as it is told: it refuses connections, takes them and says nothing, breaks them in the middle
 * of what is sent, lets 1 KB a second through, or everything 5 s late.
 */
export const openLine = async (to: number): Promise<Line> => {
  let state: Trouble | 'well' = 'well'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  const server = createServer(from => {
    keep(from)
    if (state === 'refuse') return void from.resetAndDestroy()
    if (state === 'blackhole') return void from.resume()
    const far = connect(to, '127.0.0.1')
    keep(far)
    pass(from, far, state, true)
    pass(far, from, state, false)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  const become: Line['become'] = next => {
    state = next
    for (const one of sockets) one.destroy() // lines that were well before are troubled too
  }
  const close = async () => {
    become('refuse')
    await new Promise<void>(resolve => server.close(() => resolve()))
  }
  return { port, become, close }
}

/** One direction of a connection, under a trouble; only what is sent out is broken in its middle. */
const pass = (from: Socket, to: Socket, state: Trouble | 'well', out: boolean): void => {
  let [sent, work] = [0, Promise.resolve()]
  from.once('close', () => void work.then(() => to.destroy()))
  from.once('end', () => void work.then(() => to.end()))
  from.on('data', (part: Buffer) => {
    sent += part.length
    if (state === 'reset' && out && sent > resetAfter) {
      from.resetAndDestroy()
      return void to.destroy()
    }
    work = work.then(() => forward(part, to, state))
  })
}

const forward = async (part: Buffer, to: Socket, state: Trouble | 'well'): Promise<void> => {
  if (state === 'delay') await sleep(delay)
  if (state !== 'slow') return void (to.destroyed || to.write(part))
  for (let at = 0; at < part.length && !to.destroyed; at += slowBytes) {
    to.write(part.subarray(at, at + slowBytes))
    await sleep(1000)
  }
}
