import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedText = { readonly headers: NodeJS.Dict<string | string[]>; readonly body: { id: string; to: string; text: string } }

/** A provider of text messages on this machine that keeps what it is sent. `status`: what it answers, by the phone; 202 unless set. */
export async function startTextProvider(status: (to: string) => number = () => 202) {
  const received: ReceivedText[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const body: ReceivedText['body'] = JSON.parse(Buffer.concat(parts).toString())
      received.push({ headers: request.headers, body })
      const code = status(body.to)
      reply.writeHead(code, { 'content-type': 'text/plain' }).end(code < 300 ? 'taken' : 'no such\nnumber')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP, so no path and not null
  return {
    url: `http://127.0.0.1:${port}/messages`,
    port,
    received,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
