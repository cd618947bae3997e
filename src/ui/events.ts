import { useEffect, useRef } from 'react'
import { TOKEN_HEADER } from '../core/wire.ts'
import { groupOf, sessionStore, sessionToken } from './session.ts'

type Listener = (data: unknown) => void
export type ServerEvent = { channel: string; data: unknown; id: string }

const EVENTS_PATH = '/csm-events'
const SHORTEST = 1000
const LONGEST = 30_000
const listeners = new Map<string, Set<Listener>>()
let stream: AbortController | null = null
let planned: ReturnType<typeof setTimeout> | null = null
let tried = 0

/** Calls `fn` with what the server publishes on a channel while the component is shown; `null` waits. Reconnects by itself. */
export const useEvent = (channel: string | null, fn: (data: unknown) => void): void => {
  const latest = useRef(fn)
  useEffect(() => {
    latest.current = fn
  })
  useEffect(() => (channel === null ? undefined : listen(channel, data => latest.current(data))), [channel])
}

/** The same outside React; gives back how to stop. */
export const listen = (channel: string, fn: Listener): (() => void) => {
  const known = listeners.get(channel) ?? new Set()
  if (known.size === 0) plan(0)
  listeners.set(channel, known.add(fn))
  return () => {
    known.delete(fn)
    if (known.size > 0) return
    listeners.delete(channel)
    plan(0)
  }
}

/** Milliseconds until the next try: 1 s, doubled each time, at most 30 s, with up to a quarter of chance. */
export const waitBefore = (tries: number, chance = Math.random()): number => Math.min(LONGEST, SHORTEST * 2 ** tries) * (1 + chance / 4)

const plan = (ms: number): void => {
  if (planned) clearTimeout(planned)
  planned = setTimeout(() => {
    planned = null
    stream?.abort()
    stream = null
    if (listeners.size > 0 && account()) void follow()
  }, ms)
}

if (typeof window !== 'undefined') {
  let before: string | null = null
  sessionStore.subscribe(() => {
    const now = `${sessionToken()} ${account()}`
    if (before !== now) plan(0)
    before = now
  })
  window.addEventListener('online', () => plan(0))
}

// Events are of one account: the one that the pages show.
const account = (): string | null => (sessionToken() ? groupOf(sessionStore.get()) : null)

const follow = async (): Promise<void> => {
  const own = new AbortController()
  stream = own
  try {
    const headers = { accept: 'text/event-stream', [TOKEN_HEADER]: sessionToken() ?? '' }
    const reply = await fetch(`${EVENTS_PATH}?gId=${account() ?? ''}`, { headers, credentials: 'same-origin', signal: own.signal })
    if (!reply.ok || !reply.body) throw new Error(`events: ${reply.status}`)
    tried = 0
    await readEvents(reply.body, ({ channel, data }) => listeners.get(channel)?.forEach(fn => fn(data)))
  } catch {
    // a lost stream is no news for the user: it is tried again below
  }
  if (stream === own) plan(waitBefore(tried++))
}

/** Reads a text/event-stream to its end; the name of an event is its channel, its data JSON. */
export const readEvents = async (body: ReadableStream<Uint8Array>, onEvent: (event: ServerEvent) => void): Promise<void> => {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += value ? decoder.decode(value, { stream: true }) : ''
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) onEvent(event)
    }
    if (done) return
  }
}

const eventOf = (block: string): ServerEvent | null => {
  const event = { channel: 'message', data: '', id: '' }
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event.channel = value
    if (name === 'id') event.id = value
    if (name === 'data') data.push(value)
  }
  if (data.length === 0) return null
  return { ...event, data: parsed(data.join('\n')) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
