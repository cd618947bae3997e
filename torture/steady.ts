import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '../src/core/wire.ts'
import { withClient } from '../src/platform/db/client.ts'
import { ask } from '../test/support/processes.ts'
import { type Figure, judge, type Outcome, type Trial } from './goal.ts'
import type { Installation } from './installation.ts'
import { type Compared, compareJournal } from './journal.ts'
import { type Answered, type Load, type Loaded, momentNow, type Plan, quantile, startLoad } from './load.ts'

/** People at work: 150 requests a second of all accounts, a fifth of them writes, until it is stopped. It ends with the goal at the latest. */
export const startSteadyLoad = (trial: Trial, { base, sessions }: Installation, plan: Partial<Plan> = {}): Load => {
  const usual = { base, sessions, rate: 150, connections: 64, writes: 0.2, mark: trial.mark }
  const load = startLoad({ ...usual, seconds: trial.left() + 60, seed: Math.floor(trial.random() * 2 ** 31), ...plan })
  trial.later(load.kill)
  return load
}

/** Latencies of a load, from the moments at which its requests were due, beside their limits in ms. */
export const latencies = (trial: Trial, { took }: Answered, most: { p50?: number; p99?: number; p999?: number }, of = ''): Figure[] =>
  (
    [
      ['p50', 0.5],
      ['p99', 0.99],
      ['p999', 0.999],
    ] as const
  ).flatMap(([name, share]) => {
    const limit = most[name]
    return limit === undefined ? [] : [trial.time(`${of}${name === 'p999' ? 'p99.9' : name}`, quantile(took, share), { most: limit })]
  })

/** How many of the answers were none, or a refusal. */
export const failures = ({ status }: Answered): number => status.filter(one => one !== 200).length

/** Asks again and again until it is answered with 200, and gives that moment; gives up after 60 s. */
const untilOk = async (what: string, asked: () => Promise<{ status: number }>): Promise<number> => {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const reply = await asked().catch(() => null)
    if (reply?.status === 200) return momentNow()
    await sleep(20)
  }
  throw new Error(`no ${what} was answered within 60 s`)
}

/** The moment at which a call with a session is answered with 200. */
export const untilAnswered = ({ base, sessions: [session] }: Installation): Promise<number> =>
  untilOk('call', () => ask(`${base}/csm/Session/GetProfile?gId=${session?.gId}`, { headers: { [TOKEN_HEADER]: session?.token ?? '' } }))

/** The moment at which something can be written. */
export const untilWritten = ({ base, sessions: [session] }: Installation, mark: string): Promise<number> => {
  let n = 0
  const headers = { [TOKEN_HEADER]: session?.token ?? '', 'content-type': 'application/json' }
  return untilOk('write', () => {
    const body = JSON.stringify({ GroupId: session?.gId, VendorName: `${mark} is back ${n++}` })
    return ask(`${base}/csm/Vendor/AddVendor`, { headers, body })
  })
}

/** Whether the journals of some loads hold, with `more` that was measured: no figure of them may be above 0, whatever the machine. */
export const judgeLoad = async (trial: Trial, one: Installation, loads: readonly Loaded[], more: readonly Figure[]): Promise<Outcome> => {
  await untilIdle(one)
  const compared: Compared[] = []
  for (const load of loads) compared.push(await compareJournal(one.owner, load))
  const counts = loads.length > 0 ? countsOf(loads, compared) : {}
  const figures = Object.entries(counts).map(([what, value]) =>
    trial.count(what, value, what.startsWith('answered') ? { least: 1 } : { exactly: 0 }),
  )
  const words = [...compared.flatMap(each => each.examples), ...loads.flatMap(wordsOf)]
  return judge([...more, ...figures], [...new Set(words)])
}

const countsOf = (loads: readonly Loaded[], compared: readonly Compared[]): Record<string, number> => {
  const total = (name: 'acknowledged' | 'lost' | 'doubled' | 'unaudited' | 'ghosts') => sumOf(compared.map(one => one[name]))
  const statuses = loads.flatMap(({ answers }) => answers.status)
  return {
    'answered requests': statuses.filter(status => status === 200).length,
    'answered writes': total('acknowledged'),
    lost: total('lost'),
    doubled: total('doubled'),
    'without its audit row': total('unaudited'),
    'refused and there all the same': total('ghosts'),
    'another reply to the same key': loads.flatMap(({ sent }) => sent).filter(({ replies }) => new Set(replies).size > 1).length,
    '500': statuses.filter(status => status === 500).length,
    '503 without Retry-After': sumOf(loads.map(({ unsaid }) => unsaid)),
    'requests that could not be sent': sumOf(loads.map(({ dropped }) => dropped)),
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const wordsOf = ({ examples }: Pick<Loaded, 'examples'>): string[] => Object.entries(examples).map(([code, body]) => `${code}: ${body}`)

/** Waits until what a lost server or connection had asked for has ended, so that nothing comes true after the journal was compared. */
const untilIdle = ({ owner }: Installation): Promise<void> =>
  withClient(owner, async client => {
    for (let i = 0; i < 100; i++) {
      const { rows } = await client.query(`select count(*)::int as n from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`)
      if (rows[0].n === 0) return
      await sleep(100)
    }
  })
