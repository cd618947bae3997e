import { describe, expect, it } from 'vitest'
import { readEvents, type ServerEvent, waitBefore } from './events.ts'

const streamOf = (...parts: string[]) => new Response(parts.join('')).body as ReadableStream<Uint8Array>
const cut = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
const eventsOf = async (stream: ReadableStream<Uint8Array>) => {
  const events: ServerEvent[] = []
  await readEvents(stream, event => events.push(event))
  return events
}

describe('server-sent events', () => {
  it('reads channel and data, skips comments', async () => {
    expect(await eventsOf(streamOf(': hello\n\nevent: jobs\nid: 7\ndata: {"done":3}\n\ndata: plain\n\n'))).toEqual([
      { channel: 'jobs', data: { done: 3 }, id: '7' },
      { channel: 'message', data: 'plain', id: '' },
    ])
  })

  it('tells an id alone, from which the next stream goes on', async () => {
    expect(await eventsOf(streamOf(':alive\nid: 8\n\n', ':alive\n\n', 'id: 9\nevent: jobs\n\n'))).toEqual([
      { channel: '', data: '', id: '8' },
      { channel: '', data: '', id: '9' },
    ])
  })

  it('joins what the network has cut', async () => {
    expect(await eventsOf(cut('event: jo', 'bs\r\nda', 'ta: {"a":\r\ndata: 1}\r\n', '\r\n'))).toEqual([
      { channel: 'jobs', data: { a: 1 }, id: '' },
    ])
  })

  it('waits longer with every try, at most 30 s and a quarter', () => {
    expect([0, 1, 2, 10].map(tries => waitBefore(tries, 0))).toEqual([1000, 2000, 4000, 30_000])
    expect(waitBefore(10, 1)).toBe(37_500)
  })
})
