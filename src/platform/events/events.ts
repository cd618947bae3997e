import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Channel } from '../../core/channel.ts'

/** A message between processes: its `id` is the same at all of them; `topic` for servers; for browsers an account, a channel, and who of the account may hear it. */
export type Message = { id?: string; topic: string; group?: string; channel?: string; data: unknown } & Hearers
/** People of a building, one user, holders of a flag; what is not set does not cut. */
export type Hearers = { building?: string | undefined; user?: string | undefined; may?: Channel['may'] }

export type Events = {
  /** Calls back for every message of a topic, from this process or another. Returns how to stop. */
  on(topic: string, listener: (message: Message) => void): () => void
  /** Called after the connection was lost and is back: what was missed must be read again. */
  onGap(listener: () => void): () => void
  readonly connected: boolean
  close(): Promise<void>
}

export const NOTIFY_CHANNEL = 'lintel'
/** The topic of what goes on to browsers. */
export const BROWSERS = 'browser'
/** The SQL and value that publish a message when the transaction commits. A payload holds at most 7,900 bytes. */
export const publishing = (message: Message): [string, [string, string]] => [
  'select pg_notify($1, $2)',
  [NOTIFY_CHANNEL, JSON.stringify({ id: randomUUID(), ...message })],
]

/** The SQL and values that tell the browsers of an account on a channel when the transaction commits. */
export const telling = <Data extends object>({ name, about, may }: Channel<Data>, group: string, data: Data) =>
  publishing({
    topic: BROWSERS,
    group,
    channel: name,
    data,
    may,
    building: named(about === 'building', data, 'BuildingId'),
    user: named(about === 'user', data, 'UserId'),
  })

const named = (wanted: boolean, data: object, field: string): string | undefined => (wanted ? String(Reflect.get(data, field)) : undefined)

/** Listens on one connection of its own and reconnects by itself. */
export const openEvents = async (config: pg.ClientConfig): Promise<Events> => {
  const listeners = new Map<string, Set<(message: Message) => void>>()
  const gaps = new Set<() => void>()
  let client: pg.Client | null = null
  let closed = false
  const deliver = (payload: string | undefined) => {
    const message: Message = JSON.parse(payload ?? '{}')
    for (const listener of listeners.get(message.topic) ?? []) listener(message)
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...config, application_name: 'lintel-events' })
    next.on('error', () => {})
    next.on('notification', ({ payload }) => deliver(payload))
    await next.connect()
    await next.query(`listen ${NOTIFY_CHANNEL}`)
    next.once('end', () => void reconnect())
    client = next
  }
  const reconnect = async () => {
    client = null
    for (let wait = 100; !closed; wait = Math.min(wait * 2, 5000)) {
      await sleep(wait, undefined, { ref: false })
      const back = await connect().then(
        () => true,
        () => false,
      )
      if (!back) continue
      for (const listener of gaps) listener()
      return
    }
  }
  await connect()
  return {
    on: (topic, listener) => subscribe(listeners, topic, listener),
    onGap: listener => {
      gaps.add(listener)
      return () => void gaps.delete(listener)
    },
    get connected() {
      return client !== null
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}

const subscribe = <L>(listeners: Map<string, Set<L>>, topic: string, listener: L) => {
  const set = listeners.get(topic) ?? new Set()
  listeners.set(topic, set.add(listener))
  return () => void set.delete(listener)
}
