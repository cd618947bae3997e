import { setTimeout as sleep } from 'node:timers/promises'
import { permissionsChanged } from '../../src/features/base/permissions/contract.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { telling } from '../../src/platform/events/events.ts'
import { until } from '../../test/support/processes.ts'
import { type Followed, followTold, type ToldNumber } from '../follower.ts'
import { type Goal, judge } from '../goal.ts'
import type { Installation } from '../installation.ts'
import { momentNow, quantile } from '../load.ts'

const most = 500
const eachUser = 5 // a user has six
const pause = 500

/** Tells all accounts numbers, one after the other, until it is stopped; gives how many. */
const startTelling = ({ owner, sessions }: Installation) => {
  let [stopped, n] = [false, 0]
  const told = withClient(owner, async client => {
    for (; !stopped; n++) {
      for (const { gId } of sessions) await client.query(...telling(permissionsChanged, gId, { n, at: momentNow() } satisfies ToldNumber))
      await sleep(pause)
    }
  })
  return async (): Promise<number> => {
    stopped = true
    await told
    return n
  }
}

/** Numbers that a stream has not heard, though nobody has told it that it missed some. */
const missedBy = ({ heard, gaps }: Followed, told: number): number => {
  if (gaps > 0) return 0
  const first = Math.min(...heard)
  return Array.from({ length: told }, (_, n) => n).filter(n => n > first && !heard.has(n)).length
}

export const L7: Goal = {
  id: 'L7',
  title:
    'hundreds of event streams: each event comes within a second, and after kill -9 of the server all are back, with nothing missed in silence',
  share: 8,
  short: false,
  run: async trial => {
    const one = await trial.standing()
    const wanted = one.sessions.flatMap(session => Array.from({ length: eachUser }, () => session)).slice(0, most)
    const streams = wanted.map(session => followTold(one.base, session, permissionsChanged.name))
    trial.later(() => streams.map(stream => stream.stop()))
    const allOpen = () => until('all streams are open', 60, async () => streams.every(stream => stream.openedAt !== null))
    await allOpen()
    const stop = startTelling(one)
    await sleep(Math.max(2, trial.left() / 2 - 5) * 1000)
    const killed = momentNow()
    await one.server().kill('SIGKILL')
    await one.start()
    const served = momentNow()
    await allOpen()
    const back = momentNow()
    await sleep(Math.max(2, trial.left() - 3) * 1000)
    const told = await stop()
    await sleep(1000)
    const late = streams.flatMap(stream => stream.late)
    return judge([
      trial.count('streams', streams.length, { least: 1 }),
      trial.count('events heard', late.length, { least: 1 }),
      trial.count(
        'missed without a word',
        streams.reduce((sum, stream) => sum + missedBy(stream, told), 0),
        { exactly: 0 },
      ),
      trial.time('an event comes, 99 of 100', quantile(late, 0.99), { most: 1000 }),
      trial.time(
        'the slowest',
        late.reduce((slowest, one) => Math.max(slowest, one), 0),
        { most: 1000 },
      ),
      trial.time('all streams back after the kill', back - killed, { most: 5000 }),
      trial.time('of that since the server shows its first page', back - served, { most: 5000 }),
    ])
  },
}
