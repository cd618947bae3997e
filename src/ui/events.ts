import { useEffect, useRef } from 'react'
import type { Channel } from '../core/channel.ts'
import {
  type EndReason,
  ERROR_HEADER,
  EVENTS_AGE_HEADER,
  EVENTS_PATH,
  endReasons,
  LAST_EVENT_HEADER,
  STREAM_ENDS,
  STREAM_GAP,
  TOKEN_HEADER,
} from '../core/wire.ts'
import { groupOf, sessionOver, sessionStore, sessionToken } from './session.ts'
import { heardInOtherTabs, inOneTab, tellOtherTabs } from './tabs.ts'

type Listener = (data: unknown) => void
export type ServerEvent = { channel: string; data: unknown; id: string }

const SHORTEST = 1000
const LONGEST = 30_000
/** Milliseconds that a tab whose stream gave way keeps its turn: the others have been told by then, and take none. */
const HANDED = 1000
const listeners = new Map<string, Set<Listener>>()
let stream: AbortController | null = null
let planned: ReturnType<typeof setTimeout> | null = null
let tried = 0
/** For whom the stream is: token and account. */
let followed: string | null = null
/** Since when the account is shown, by `performance.now()`. */
let shownSince = 0
/** Until another account, another token, or the user's return to this window: to ask again would not help. */
let resting = false
/** Where the stream of somebody in an account goes on, whichever tab has it. */
let heard: { of: string; id: string } | null = null

/** Calls `fn` with what the server publishes on a channel while the component is shown; `null` waits. Reconnects by itself. */
export const useEvent = <Data extends object>(channel: Channel<Data> | null, fn: (data: Data) => void): void => {
  const latest = useRef(fn)
  useEffect(() => {
    latest.current = fn
  })
  const name = channel?.name
  useEffect(() => (name === undefined ? undefined : listen(name, data => latest.current(data as Data))), [name]) // the channel types both sides
}

/** The same outside React, by the channel's name; gives back how to stop. */
export const listen = (channel: string, fn: Listener): (() => void) => {
  const known = listeners.get(channel) ?? new Set()
  listeners.set(channel, known.add(fn))
  if (!stream) plan(0)
  return () => {
    known.delete(fn)
    if (known.size > 0) return
    listeners.delete(channel)
    if (listeners.size === 0) plan(IDLE)
  }
}
// A page that goes and the next one that comes share the stream.
const IDLE = 2000

/** Milliseconds until the next try: 1 s, doubled each time, at most 30 s, with up to a quarter of chance. */
export const waitBefore = (tries: number, chance = Math.random()): number => Math.min(LONGEST, SHORTEST * 2 ** tries) * (1 + chance / 4)

const plan = (ms: number): void => {
  if (planned) clearTimeout(planned)
  planned = setTimeout(() => {
    planned = null
    stream?.abort()
    stream = null
    if (listeners.size === 0 || !account() || resting) return
    followed = asker()
    void share()
  }, ms)
}

if (typeof window !== 'undefined') {
  const afresh = () => {
    resting = false
    plan(0)
  }
  sessionStore.subscribe(() => {
    if (followed === asker()) return
    followed = asker()
    shownSince = performance.now()
    afresh()
  })
  window.addEventListener('online', () => plan(0))
  window.addEventListener('focus', () => resting && afresh())
  heardInOtherTabs((of, told) => {
    if (of !== shared()) return
    const event = told as ServerEvent // told by `follow` of another tab
    if (event.channel === STREAM_ENDS.newer) rest()
    deliver(of, event)
  })
}

/** This browser's stream gave way to a newer one: the tab that waits to be the next must not end another's in its turn. */
const rest = (): void => {
  resting = true
  stream?.abort()
  stream = null
}

// Events are of one account: the one that the pages show. A printed page has a token, but nobody has signed in.
const account = (): string | null => (sessionStore.get().status === 'in' && sessionToken() ? groupOf(sessionStore.get()) : null)
const asker = (): string => `${sessionToken()} ${account()}`
/** What the tabs of a browser have one stream for: a user in an account. */
const shared = (): string => `${sessionStore.get().profile?.acId} ${account()}`

const deliver = (of: string, { channel, data, id }: ServerEvent): void => {
  if (id) heard = { of, id }
  listeners.get(channel)?.forEach(fn => fn(data))
}

/** Calls back when events may have been missed: what is shown may be old. Gives back how to stop. */
export const onMissedEvents = (fn: () => void): (() => void) => listen(STREAM_GAP, fn)

const share = async (): Promise<void> => {
  const own = new AbortController()
  stream = own
  await inOneTab(`lintel-events ${shared()}`, own.signal, () => follow(own)).catch(() => null) // aborted: another try is planned
  if (stream === own) plan(waitBefore(tried++))
}

const follow = async (own: AbortController): Promise<void> => {
  const of = shared()
  try {
    const last =
      heard?.of === of ? { [LAST_EVENT_HEADER]: heard.id } : { [EVENTS_AGE_HEADER]: String(Math.ceil(performance.now() - shownSince)) }
    const headers = { accept: 'text/event-stream', [TOKEN_HEADER]: sessionToken() ?? '', ...last }
    const reply = await fetch(`${EVENTS_PATH}?gId=${account() ?? ''}`, { headers, credentials: 'same-origin', signal: own.signal })
    if (!reply.ok || !reply.body) return refused(reply)
    tried = 0
    await readEvents(reply.body, event => {
      if (event.channel === STREAM_ENDS.session) return sessionOver(reasonOf(event.data))
      if (event.channel === STREAM_ENDS.newer) resting = true
      deliver(of, event)
      tellOtherTabs(of, event)
    })
  } catch {
    // a lost stream is no news for the user: it is tried again
  }
  if (resting) await waitUnlessAborted(HANDED, own.signal)
}

const waitUnlessAborted = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve()
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

const refused = async (reply: Response): Promise<void> => {
  if (reply.headers.get(ERROR_HEADER) === 'usr.aut.iut') return sessionOver(reasonOf((await reply.json())?.error))
  resting = reply.status === 403 || reply.status === 404
}

const reasonOf = (data: unknown): EndReason | null => {
  const ended = data && typeof data === 'object' && 'ended' in data ? data.ended : null
  return endReasons.find(one => one === ended) ?? null
}

/** Reads a text/event-stream to its end; the name of an event is its channel, its data JSON. An id alone comes with the channel ''. */
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
  const event = { channel: '', data: '', id: '' }
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event.channel = value
    if (name === 'id') event.id = value
    if (name === 'data') data.push(value)
  }
  if (data.length === 0) return event.id ? { ...event, channel: '' } : null
  return { ...event, channel: event.channel || 'message', data: parsed(data.join('\n')) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
