import http from 'node:http'
import { EVENTS_PATH, LAST_EVENT_HEADER, STREAM_GAP, TOKEN_HEADER } from '../src/core/wire.ts'
import type { Session } from './installation.ts'
import { momentNow } from './load.ts'

/** What was told on a channel: its numbers, how late each came, and whether the server has said that some were missed. */
export type Followed = { readonly heard: Set<number>; readonly late: number[]; gaps: number; openedAt: number | null; stop(): void }
/** What the goal tells: numbers, with the moment at which it did. */
export type ToldNumber = { n: number; at: number }

const again = 50

/** Follows the events of an account on one stream as the portal does: when it ends, the next goes on after the last id. */
export const followTold = (base: string, { token, gId }: Session, channel: string): Followed => {
  let [stopped, last]: [boolean, string | undefined] = [false, undefined]
  let request: http.ClientRequest | undefined
  const followed: Followed = {
    heard: new Set(),
    late: [],
    gaps: 0,
    openedAt: null,
    stop: () => {
      stopped = true
      request?.destroy()
    },
  }
  const hear = (message: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1]
    last = field('id') ?? last
    if (field('event') === STREAM_GAP) followed.gaps++
    if (field('event') !== channel) return
    const { n, at }: ToldNumber = JSON.parse(field('data') ?? '{}')
    followed.heard.add(n)
    followed.late.push(momentNow() - at)
  }
  const open = () => {
    if (stopped) return
    let [text, over] = ['', false]
    const next = () => {
      if (over) return
      over = true
      followed.openedAt = null
      setTimeout(open, again)
    }
    const headers = { [TOKEN_HEADER]: token, ...(last && { [LAST_EVENT_HEADER]: last }) }
    request = http.get(`${base}${EVENTS_PATH}?gId=${gId}`, { headers, agent: false }, reply => {
      if (reply.statusCode === 200) followed.openedAt = momentNow()
      reply.on('data', part => {
        const messages = (text + part).split('\n\n')
        text = messages.pop() ?? ''
        for (const one of messages) hear(one)
      })
      reply.on('error', () => {}).once('close', next)
    })
    request.once('error', next)
  }
  open()
  return followed
}
