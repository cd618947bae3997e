import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '../src/core/wire.ts'
import { withClient } from '../src/platform/db/client.ts'
import { ask } from '../test/support/processes.ts'
import { type Figure, judge, type Outcome, type Trial } from './goal.ts'
import type { Installation } from './installation.ts'
import { compareJournal } from './journal.ts'
import { type Load, type Loaded, type Plan, startLoad } from './load.ts'

/** People at work: 150 requests a second of all accounts, a fifth of them writes, until it is stopped. It ends with the goal at the latest. */
export const startSteadyLoad = (trial: Trial, { base, sessions }: Installation, plan: Partial<Plan> = {}): Load => {
  const usual = { base, sessions, rate: 150, connections: 64, writes: 0.2, mark: trial.mark }
  const load = startLoad({ ...usual, seconds: trial.left() + 60, seed: Math.floor(trial.random() * 2 ** 31), ...plan })
  trial.later(load.kill)
  return load
}

/** Waits until a call with a session is answered with 200, and gives the moment; gives up after 60 s. */
export const untilAnswered = async ({ base, sessions: [session] }: Installation): Promise<number> => {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const url = `${base}/csm/Session/GetProfile?gId=${session?.gId}`
    const reply = await ask(url, { headers: { [TOKEN_HEADER]: session?.token ?? '' } }).catch(() => null)
    if (reply?.status === 200) return performance.now()
    await sleep(20)
  }
  throw new Error('no call was answered within 60 s')
}

/** Whether the journal of a load holds, with `more` that was measured: no figure of it may be above 0, whatever the machine. */
export const judgeLoad = async (trial: Trial, one: Installation, loaded: Loaded, more: readonly Figure[]): Promise<Outcome> => {
  await untilIdle(one)
  const compared = await compareJournal(one.owner, trial.mark, loaded.sent)
  const none = (what: string, value: number) => trial.count(what, value, { exactly: 0 })
  return judge(
    [
      ...more,
      trial.count('requests answered', loaded.answers.due.length, { least: 1 }),
      trial.count('acknowledged writes', compared.acknowledged, { least: 1 }),
      none('lost', compared.lost),
      none('doubled', compared.doubled),
      none('without its audit row', compared.unaudited),
      none('refused and there all the same', compared.ghosts),
      none('another reply to the same key', loaded.sent.filter(({ replies }) => new Set(replies).size > 1).length),
      none('answers of 500', loaded.answers.status.filter(status => status === 500).length),
      none('503 without Retry-After', loaded.unsaid),
      none('requests that could not be sent', loaded.dropped),
    ],
    [...compared.examples, ...Object.entries(loaded.examples).map(([code, body]) => `${code}: ${body}`)],
  )
}

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
