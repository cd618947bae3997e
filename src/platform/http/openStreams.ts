import { randomUUID } from 'node:crypto'
import { may } from '../../core/permissions.ts'
import { type EndReason, STREAM_ENDS } from '../../core/wire.ts'
import { BROWSERS, type Message, publishing } from '../events/events.ts'
import { type Identity, type Look, membershipIn, permissionsIn } from '../gate/identity.ts'
import type { Services } from '../services.ts'

/** What the registry needs of a stream: where its events go. `write` is false when nobody reads any more. */
export type Outlet = { write(text: string): boolean; end(): void }
export type Opening = { tokenHash: string; group: string; identity: Identity } & Outlet
/** `endsAt`: when the session runs out if it is not used, by the clock of this process. */
type Stream = Opening & { id: string; caller: string; endsAt: number }
type Place = { caller: string; id: string; opened: boolean }

/** Streams of one caller, over all processes: the next one ends the oldest. */
export const MOST_OF_CALLER = 6
/** Milliseconds between two looks at the sessions, for notices that were missed. */
const LOOK = 5000
const ALIVE = 20_000
const PLACES = 'stream'

export type OpenStreams = {
  readonly count: number
  /** Begins to tell a stream; gives how to end it. */
  open(opening: Opening): Promise<() => void>
  close(): void
}

/** A notice on a stream. */
export const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Whether somebody may hear a message of an account: their buildings, their own, their permissions there. */
export const mayHear = (identity: Identity, { group, building, user, may: wanted }: Message): boolean => {
  const membership = group === undefined ? null : membershipIn(identity, group)
  if (!membership) return false
  if (building !== undefined && membership.buildings !== 'all' && !membership.buildings.some(id => id === building)) return false
  if (user !== undefined && (identity.Kind !== 'User' || identity.UserId !== user)) return false
  return may(permissionsIn(identity, membership), wanted)
}

type Drop = (stream: Stream, last?: string) => void
type Line = (work: () => void | Promise<void>) => void

/**
 * The streams of this process. Sessions are looked at when one has changed, when the first of them runs out, and every 5 s; a message
 * waits for a look that was asked for before it, so that nobody hears what they may not hear any more.
 */
export const openStreams = (services: Pick<Services, 'events' | 'db' | 'log'>, look: Look): OpenStreams => {
  const streams = new Map<string, Stream>()
  let line: Promise<void> = Promise.resolve()
  const inLine: Line = work => {
    line = line.then(work).catch((error: unknown) => services.log.warn({ error: String(error) }, 'streams'))
  }
  const drop: Drop = (stream, last) => {
    if (!streams.delete(stream.id)) return
    if (last) stream.write(last)
    stream.end()
    places.tell(stream, false).catch(() => {}) // whoever missed it ends one stream too many
  }
  const places = keepPlaces(services, id => {
    const oldest = streams.get(id)
    if (oldest) drop(oldest, eventOf(STREAM_ENDS.newer, {}))
  })
  const watch = watchSessions({ streams, look, drop, inLine })
  const write = (text: string, hears: (stream: Stream) => boolean) => {
    for (const stream of streams.values()) if (hears(stream) && !stream.write(text)) drop(stream)
  }
  const alive = setInterval(() => write(':alive\n\n', () => true), ALIVE).unref()
  const stops = [
    services.events.on(BROWSERS, message => inLine(() => write(textOf(message), hearing(message)))),
    services.events.on('session', watch.again),
    services.events.onGap(watch.again),
    () => clearInterval(alive),
    places.stop,
    watch.stop,
  ]
  return {
    get count() {
      return streams.size
    },
    open: async opening => {
      const stream = fresh(opening)
      streams.set(stream.id, stream)
      await places.tell(stream, true).catch(error => {
        streams.delete(stream.id)
        throw error
      })
      watch.one(stream)
      return () => drop(stream)
    },
    close: () => {
      for (const stop of stops) stop()
      for (const stream of streams.values()) stream.end()
      streams.clear()
    },
  }
}

const textOf = ({ channel = 'message', data }: Message): string => eventOf(channel, data)

const fresh = (opening: Opening): Stream => {
  const { identity, tokenHash } = opening
  const caller = identity.Kind === 'User' ? identity.UserId : tokenHash
  return { ...opening, id: randomUUID(), caller, endsAt: performance.now() + LOOK }
}

const hearing =
  (message: Message) =>
  ({ group, identity }: Stream): boolean =>
    group === message.group && mayHear(identity, message)

// Every process hears of every stream in the same order, so that all agree which is the oldest one of a caller.
const keepPlaces = ({ events, db }: Pick<Services, 'events' | 'db'>, evict: (id: string) => void) => {
  const places = new Map<string, string[]>()
  const place = ({ caller, id, opened }: Place) => {
    const ids = (places.get(caller) ?? []).filter(one => one !== id)
    if (opened) ids.push(id)
    if (ids.length > 0) places.set(caller, ids)
    else places.delete(caller)
    if (ids.length > MOST_OF_CALLER) evict(ids.shift() ?? '')
  }
  return {
    stop: events.on(PLACES, ({ data }) => place(data as Place)), // of `tell`
    tell: ({ caller, id }: Stream, opened: boolean) => db.system.query(...publishing({ topic: PLACES, data: { caller, id, opened } })),
  }
}

type Watching = { streams: ReadonlyMap<string, Stream>; look: Look; drop: Drop; inLine: Line }
const watchSessions = ({ streams, look, drop, inLine }: Watching) => {
  let asked = false
  let next: NodeJS.Timeout | undefined
  const check = async (some: readonly Stream[]) => {
    const found = await look([...new Set(some.map(one => one.tokenHash))])
    for (const stream of some) {
      const standing = found.get(stream.tokenHash)
      if (!standing?.identity) drop(stream, overBy(standing?.ended))
      else if (!membershipIn(standing.identity, stream.group)) drop(stream)
      else Object.assign(stream, { identity: standing.identity, endsAt: performance.now() + standing.endsIn })
    }
  }
  const plan = () => {
    clearTimeout(next)
    const first = Math.min(...[...streams.values()].map(one => one.endsAt)) - performance.now()
    if (streams.size > 0) next = setTimeout(again, Math.min(LOOK, Math.max(0, first) + 20)).unref()
  }
  const again = () => {
    if (asked || streams.size === 0) return
    asked = true
    inLine(async () => {
      asked = false
      await check([...streams.values()]).finally(plan)
    })
  }
  return { again, one: (stream: Stream) => inLine(() => check([stream]).finally(plan)), stop: () => clearTimeout(next) }
}

const overBy = (ended: EndReason | undefined): string => eventOf(STREAM_ENDS.session, ended ? { ended } : {})
