import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVENTS_AGE_HEADER, EVENTS_PATH, LAST_EVENT_HEADER, TOKEN_HEADER } from '../../src/core/wire.ts'

export type Heard = { name: string; data: Record<string, unknown> }
export type Stream = {
  status: number
  /** What the refusal of a stream says. */
  code: unknown
  servedBy: unknown
  heard(): Heard[]
  /** The newest id that it was told. */
  last(): string | undefined
  ended(): boolean
  close(): void
}

/** Opens the event stream of an account as a browser does, from after an id on, or for an account that it shows for some ms: resolves at its first words, or with a refusal. */
export const openStream = (base: string, token: string | null, group: string, after?: string | number): Promise<Stream> =>
  new Promise((resolve, reject) => {
    let [text, ended] = ['', false]
    const headers = {
      ...(token && { [TOKEN_HEADER]: token }),
      ...(after && { [typeof after === 'number' ? EVENTS_AGE_HEADER : LAST_EVENT_HEADER]: String(after) }),
    }
    const request = http.get(`${base}${EVENTS_PATH}?gId=${group}`, { headers, agent: false }, reply => {
      const { statusCode: status = 0 } = reply
      const stream = {
        status,
        code: reply.headers['x-error-code'],
        servedBy: reply.headers['x-served-by'],
        heard: () =>
          [...text.matchAll(/event: (.*)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({ name, data: JSON.parse(data) })),
        last: () =>
          text
            .match(/^id: .*(?=\n(.*\n)*\n)/gm)
            ?.at(-1)
            ?.slice(4),
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

/** Follows the events of an account as the portal does: after the end of a stream the next one goes on where it ended. */
export const followEvents = (base: string, token: string, group: string) => {
  const heard: Heard[] = []
  let [stopped, streams] = [false, 0]
  const { promise: begun, resolve: opened } = Promise.withResolvers<void>()
  const follow = async () => {
    for (let after: string | undefined; !stopped; await sleep(50)) {
      const stream = await openStream(base, token, group, after).catch(() => null)
      if (stream?.status !== 200) continue
      streams++
      opened()
      while (!stream.ended() && !stopped) await sleep(20)
      stream.close()
      after = stream.last() ?? after
      heard.push(...stream.heard())
    }
  }
  const following = follow()
  return {
    /** Resolves when the first stream is open. */
    begun,
    /** Ends it; gives everything that was heard, and over how many streams. */
    stop: async (): Promise<{ heard: Heard[]; streams: number }> => {
      stopped = true
      await following
      return { heard, streams }
    },
  }
}
