import { randomUUID } from 'node:crypto'
import { may } from '../../core/permissions.ts'
import { type EndReason, STREAM_ENDS, STREAM_GAP } from '../../core/wire.ts'
import { BROWSERS, type Message, publishing } from '../events/events.ts'
import { openHistory } from '../events/history.ts'
import { type Identity, type Look, membershipIn, permissionsIn } from '../gate/identity.ts'
import type { Services } from '../services.ts'

/** What the registry needs of a stream: where its events go. `write` is false when nobody reads any more. */
export type Outlet = { write(text: string): boolean; end(): void }
/** `after`: the id of the last event that its browser has heard; `age`: where it has heard none, for how many milliseconds it shows the account. */
export type Opening = { tokenHash: string; group: string; identity: Identity; after?: string | undefined; age?: number } & Outlet
/**
 * `endsAt`: when the session runs out if it is not used, by the clock of this process. It is told what happens (`live`) once its browser
 * reads it (`started`) and this server has heard everything from before it was opened (`placed`).
 */
type Stream = Opening & {
  id: string
  caller: string
  endsAt: number
  started: boolean
  placed: boolean
  live: boolean
  /** When its browser began to show the account, by the clock of this process; null where `after` says more, or there is nothing before. */
  shownAt: number | null
}
type StreamPlace = { caller: string; id: string; opened: boolean }

/** Streams of one caller, over all processes: the next one ends the oldest. */
export const MOST_OF_CALLER = 6
/** Milliseconds between two looks at the sessions, for notices that were missed. */
const LOOK = 5000
const ALIVE = 20_000
const PLACES = 'stream'

export type OpenStreams = {
  readonly count: number
  /** Takes a stream in; it is told what happens from `start` on. */
  open(opening: Opening): Promise<{ start(): void; end(): void }>
  close(): void
}

/** A notice on a stream; with an id, that from which its browser goes on. */
export const eventOf = (name: string, data: unknown, id?: string): string =>
  `${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
/** Tells the newest id alone: nothing has happened. */
const noteOf = (id: string | undefined): string => (id ? `id: ${id}\n\n` : '')

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
  const inLine = openLine(services.log)
  const drop: Drop = (stream, last) => {
    if (!streams.delete(stream.id)) return
    if (last) stream.write(last)
    stream.end()
    places.tell(stream, false).catch(() => {}) // whoever missed it ends one stream too many
  }
  const teller = tellStreams(streams, drop)
  const places = keepPlaces(services, {
    evict: id => {
      const oldest = streams.get(id)
      if (oldest) drop(oldest, eventOf(STREAM_ENDS.newer, {}))
    },
    heard: message => inLine(() => teller.place(message)),
  })
  const watch = watchSessions({ streams, look, drop, inLine })
  const alive = setInterval(() => inLine(teller.remind), ALIVE).unref()
  const stops = [
    services.events.on(BROWSERS, message => inLine(() => teller.tell(message))),
    services.events.on('session', watch.again),
    services.events.onGap(watch.again),
    services.events.onGap(() => inLine(teller.gap)),
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
      await takeIn(stream, streams, places)
      watch.one(stream)
      const start = () => {
        stream.started = true
        inLine(() => teller.begin(stream))
      }
      return { start, end: () => drop(stream) }
    },
    close: () => {
      for (const stop of stops) stop()
      for (const stream of streams.values()) stream.end()
      streams.clear()
    },
  }
}

/** Runs one piece of work after the other. */
const openLine = (log: Services['log']): Line => {
  let line: Promise<void> = Promise.resolve()
  return work => {
    line = line.then(work).catch((error: unknown) => log.warn({ error: String(error) }, 'streams'))
  }
}

const takeIn = async (stream: Stream, streams: Map<string, Stream>, places: ReturnType<typeof keepPlaces>) => {
  streams.set(stream.id, stream)
  await places.tell(stream, true).catch(error => {
    streams.delete(stream.id)
    throw error
  })
}

/** What goes to the streams, in the order in which this server has heard it; to be run in line. */
const tellStreams = (streams: ReadonlyMap<string, Stream>, drop: Drop) => {
  const history = openHistory()
  const write = (text: string, hears: (stream: Stream) => boolean = () => true) => {
    for (const stream of streams.values()) if (stream.live && hears(stream) && !stream.write(text)) drop(stream)
  }
  const begin = (stream: Stream) => {
    if (stream.live || !stream.placed || !stream.started || !streams.has(stream.id)) return
    stream.live = true
    const missed = stream.shownAt === null ? history.since(stream.after ?? '') : history.within(performance.now() - stream.shownAt)
    const told = missed ? missed.filter(one => one.topic === BROWSERS && hearing(one)(stream)).map(textOf) : [eventOf(STREAM_GAP, {})]
    if (!stream.write(told.join('') + noteOf(history.last))) drop(stream)
  }
  const placeAfter = (stream: Stream, after: string | undefined) => {
    Object.assign(stream, { placed: true, after })
    begin(stream)
  }
  return {
    begin,
    tell: (message: Message) => {
      history.keep(message)
      write(textOf(message), hearing(message))
    },
    /** A stream was opened at some server: if at this one, everything that was told before has been heard here by now. */
    place: (message: Message) => {
      history.keep(message)
      const stream = streams.get(idIn(message))
      if (stream) placeAfter(stream, stream.after ?? message.id)
    },
    remind: () => write(`:alive\n\n${noteOf(history.last)}`),
    /** Notices were missed: also those of streams that have just been opened. */
    gap: () => {
      history.forget()
      write(eventOf(STREAM_GAP, {}))
      for (const stream of streams.values()) if (!stream.live) placeAfter(stream, '')
    },
  }
}

const textOf = ({ id, channel = 'message', data }: Message): string => eventOf(channel, data, id)

const fresh = (opening: Opening): Stream => {
  const { identity, tokenHash } = opening
  const caller = identity.Kind === 'User' ? identity.UserId : tokenHash
  const now = performance.now()
  const shownAt = opening.after === undefined && opening.age ? now - opening.age : null
  return { ...opening, id: randomUUID(), caller, endsAt: now + LOOK, started: false, placed: false, live: false, shownAt }
}

const hearing =
  (message: Message) =>
  ({ group, identity }: Stream): boolean =>
    group === message.group && mayHear(identity, message)

// Every process hears of every stream in the same order, so that all agree which is the oldest one of a caller.
type PlaceListener = { evict: (id: string) => void; heard: (message: Message) => void }
const keepPlaces = ({ events, db }: Pick<Services, 'events' | 'db'>, { evict, heard }: PlaceListener) => {
  const places = new Map<string, string[]>()
  const place = ({ caller, id, opened }: StreamPlace) => {
    const ids = (places.get(caller) ?? []).filter(one => one !== id)
    if (opened) ids.push(id)
    if (ids.length > 0) places.set(caller, ids)
    else places.delete(caller)
    if (ids.length > MOST_OF_CALLER) evict(ids.shift() ?? '')
  }
  return {
    stop: events.on(PLACES, message => {
      heard(message)
      place(placeIn(message))
    }),
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

const placeIn = ({ data }: Message): StreamPlace => data as StreamPlace // told by `keepPlaces` of some process
const idIn = (message: Message): string => (placeIn(message).opened ? placeIn(message).id : '')

const overBy = (ended: EndReason | undefined): string => eventOf(STREAM_ENDS.session, ended ? { ended } : {})
