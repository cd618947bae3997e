import http from 'node:http'
import { EVENTS_PATH, TOKEN_HEADER } from '../../src/core/wire.ts'

export type Heard = { name: string; data: Record<string, unknown> }
export type Stream = {
  status: number
  /** What the refusal of a stream says. */
  code: unknown
  servedBy: unknown
  heard(): Heard[]
  ended(): boolean
  close(): void
}

/** Opens the event stream of an account as a browser does: resolves at its first words, or with a refusal. */
export const openStream = (base: string, token: string | null, group: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    let [text, ended] = ['', false]
    const headers = token ? { [TOKEN_HEADER]: token } : {}
    const request = http.get(`${base}${EVENTS_PATH}?gId=${group}`, { headers, agent: false }, reply => {
      const { statusCode: status = 0 } = reply
      const stream = {
        status,
        code: reply.headers['x-error-code'],
        servedBy: reply.headers['x-served-by'],
        heard: () =>
          [...text.matchAll(/event: (.*)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({ name, data: JSON.parse(data) })),
        ended: () => ended,
        close: () => void request.destroy(),
      }
      if (status !== 200) resolve(stream)
      reply.on('data', part => {
        text += part
        if (text.startsWith(':open')) resolve(stream)
      })
      reply.on('error', () => {})
      reply.on('close', () => {
        ended = true
      })
    })
    request.once('error', reject)
  })
