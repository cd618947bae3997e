import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { mulberry32, type Random } from '../src/platform/demo/random.ts'
import type { Session } from './installation.ts'
import { type Answered, type Loaded, momentNow as now, type Plan } from './load.ts'
import { type LoadRequest, pickOne, pickRead } from './mix.ts'
import { send, type TortureReply } from './send.ts'
import { openWriter } from './writer.ts'

/**
 * The load as a process of its own: gets a plan from its parent, sends its requests, and gives what it was answered when the time is over,
 * or when it is told to stop.
 */
const mostInFlight = 4000
let stopped = false

/** Sends for a plan, and keeps what was answered. A request without a moment at which it was due is due now. */
const openClient = ({ base, connections }: Plan) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const answers: Answered = { due: [], took: [], status: [], write: [] }
  const examples: Record<string, string> = {}
  let unsaid = 0
  const ask = async (asked: LoadRequest, session: Session, moment: number | null, key?: string): Promise<TortureReply> => {
    const due = moment ?? now()
    const said = await send(base, asked, { session, agent, key })
    answers.due.push(due)
    answers.took.push(now() - due)
    answers.status.push(said.status)
    answers.write.push(asked.body ? 1 : 0)
    if (said.status === 503 && !said.retryAfter) unsaid++
    if (said.status !== 200) examples[`${said.status} ${said.code}`] ??= `${asked.path} ${said.body.slice(0, 300)}`
    return said
  }
  return { ask, close: () => agent.destroy(), heard: () => ({ answers, examples, unsaid }) }
}

/** Sends each request when it is due, whether or not those before were answered. Gives how many were not sent, for too many others waited. */
const sendWhenDue = async (rate: number, end: number, begin: (due: number) => Promise<unknown>): Promise<number> => {
  const flights = new Set<Promise<unknown>>()
  let dropped = 0
  for (let due = now(); !stopped && due < end; ) {
    for (const late = Math.min(now(), end); due <= late; due += 1000 / rate) {
      if (flights.size >= mostInFlight) dropped++
      else {
        const flight = begin(due)
        flights.add(flight)
        void flight.finally(() => flights.delete(flight))
      }
    }
    await sleep(Math.max(0, Math.min(due - now(), 5)))
  }
  await Promise.all(flights)
  return dropped
}

/** Each connection asks again as soon as it is answered; who is told to come again comes after about as long as they are told. */
const sendInTurn = async (connections: number, end: number, begin: (due: number) => Promise<TortureReply | void>): Promise<number> => {
  const visitor = async () => {
    while (!stopped && now() < end) {
      const said = await begin(now())
      if (said?.retryAfter) await sleep(Math.min(said.retryAfter * 1000 * (0.5 + Math.random()), Math.max(0, end - now())))
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  return 0
}

const work = async (plan: Plan): Promise<Loaded> => {
  const random: Random = mulberry32(plan.seed)
  const client = openClient(plan)
  const writer = openWriter(random, plan.mark, client.ask)
  const begin = (due: number) => {
    const session = pickOne(random, plan.sessions)
    return random() < plan.writes ? writer.write(session, due) : client.ask(pickRead(random, session), session, due)
  }
  const from = now()
  const end = from + plan.seconds * 1000
  const dropped = await (plan.rate === null ? sendInTurn(plan.connections, end, begin) : sendWhenDue(plan.rate, end, begin))
  client.close()
  return { mark: plan.mark, from, to: Math.min(now(), end), ...client.heard(), sent: writer.sent, dropped }
}

process.once('message', (plan: Plan) => {
  process.once('message', () => {
    stopped = true
  })
  void work(plan).then(loaded => process.send?.(loaded, () => process.disconnect?.()))
})
process.once('disconnect', () => process.exit(0))
