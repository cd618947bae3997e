import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../src/platform/db/client.ts'
import { ask } from '../../test/support/processes.ts'
import type { Goal, Trial } from '../goal.ts'
import type { Installation } from '../installation.ts'
import { between, type Loaded, momentNow, quantile } from '../load.ts'
import { holdingsOf, slopeOf } from '../memory.ts'
import { failures, judgeLoad, latencies, startSteadyLoad } from '../steady.ts'

const MB = 1024 * 1024
const warmUp = 3

/** A load for some seconds; those of the warm-up are not in what it gives as `warm`. */
const loadFor = async (trial: Trial, one: Installation, plan: Parameters<typeof startSteadyLoad>[2] & { seconds: number }) => {
  const loaded = await startSteadyLoad(trial, one, plan).done
  return { loaded, warm: between(loaded.answers, loaded.from + warmUp * 1000, loaded.to) }
}

/** What is left of a goal's time for loads, where so many seconds go to other work. */
const spare = (trial: Trial, other: number): number => Math.max(warmUp + 2, trial.left() - other)

const steadily =
  (rates: { long: number; short: number }, limits: Parameters<typeof latencies>[2]): Goal['run'] =>
  async trial => {
    const one = await trial.standing()
    const rate = trial.short ? rates.short : rates.long
    // A server that was started just now has yet to compile its code: it is warmed, in a long run for long enough.
    const before = await startSteadyLoad(trial, one, {
      rate: Math.min(rate, 300),
      seconds: Math.min(20, spare(trial, 2) / 4),
      mark: `${trial.mark}w`,
    }).done
    const { loaded, warm } = await loadFor(trial, one, { rate, seconds: spare(trial, 2) })
    return judgeLoad(
      trial,
      one,
      [before, loaded],
      [
        trial.count('requests a second', rate, { least: rate }),
        trial.count('refused or not answered', failures(warm), { exactly: 0 }),
        ...latencies(trial, warm, limits),
      ],
    )
  }

export const L1: Goal = {
  id: 'L1',
  title: '600 requests a second of all accounts, a fifth of them writes: all are answered, and soon',
  share: 10,
  short: true,
  run: steadily({ long: 600, short: 150 }, { p50: 15, p99: 75, p999: 250 }),
}

export const L2: Goal = {
  id: 'L2',
  title: '1,500 requests a second: all are answered',
  share: 3,
  short: false,
  run: steadily({ long: 1500, short: 300 }, { p99: 200 }),
}

const perSecond = ({ answers, from, to }: Loaded): number =>
  (between(answers, from, to).status.filter(status => status === 200).length * 1000) / (to - from)

export const L3: Goal = {
  id: 'L3',
  title: 'far more than the server can do: the surplus is told to come again, the others are served, and it recovers at once',
  share: 6,
  short: true,
  run: async trial => {
    const one = await trial.standing()
    const seconds = spare(trial, 8) / 3
    const peak = await startSteadyLoad(trial, one, { rate: null, connections: 48, seconds, mark: `${trial.mark}a` }).done
    const flood = startSteadyLoad(trial, one, { rate: null, connections: 1000, seconds, mark: `${trial.mark}b` })
    const [healths, memory] = await beside(flood.done, () => timed(`${one.base}/health`), one)
    const flooded = await flood.done
    const { loaded: after, warm } = await loadFor(trial, one, { rate: 100, seconds: Math.max(warmUp + 2, seconds), mark: `${trial.mark}c` })
    return judgeLoad(
      trial,
      one,
      [peak, flooded, after],
      [
        trial.count('calls answered in a second before, at its best', Math.round(perSecond(peak)), { least: 1 }),
        trial.ratio('answered with 200 in the flood, to the peak', perSecond(flooded) / perSecond(peak), { least: 0.7 }),
        trial.time('/health in the flood, 99 of 100', quantile(healths, 0.99), { most: 100 }),
        trial.time('memory of the server at most', memory / MB, { most: 1024, unit: 'MB' }),
        trial.count('refused or not answered afterwards', failures(warm), { exactly: 0 }),
        ...latencies(trial, warm, { p99: 75 }, 'afterwards, '),
      ],
    )
  },
}

/** Does something again and again until some work is over: what each time gave, and the most memory that the server held. */
const beside = async (work: Promise<unknown>, each: () => Promise<number>, one: Installation): Promise<[number[], number]> => {
  const values: number[] = []
  let [over, memory] = [false, 0]
  void work.finally(() => {
    over = true
  })
  while (!over) {
    values.push(await each())
    memory = Math.max(memory, holdingsOf(one.server().pid).bytes)
    await sleep(50)
  }
  return [values, memory]
}

const timed = async (url: string): Promise<number> => {
  const began = performance.now()
  await ask(url).catch(() => null)
  return performance.now() - began
}

export const L4: Goal = {
  id: 'L4',
  title: '150 requests a second for long: memory, files, sockets and connections stay as they are',
  share: 25,
  short: false,
  run: async trial => {
    const one = await trial.standing()
    const load = startSteadyLoad(trial, one)
    const samples: { at: number; bytes: number; files: number; connections: number }[] = []
    const began = momentNow()
    while (trial.left() > 6) {
      samples.push({ at: (momentNow() - began) / 600_000, ...holdingsOf(one.server().pid), connections: await countConnections(one) })
      await sleep(5000)
    }
    const loaded = await load.stop()
    const later = samples.slice(Math.floor(samples.length / 3))
    const growth = (value: (one: (typeof samples)[number]) => number) => slopeOf(later.map(each => ({ at: each.at, value: value(each) })))
    return judgeLoad(
      trial,
      one,
      [loaded],
      [
        trial.time(
          'growth of memory in ten minutes',
          growth(({ bytes }) => bytes / MB),
          { most: 1, unit: 'MB' },
        ),
        trial.time('open files and sockets more than before', more(later.map(({ files }) => files)), { most: 5, unit: '' }),
        trial.time('connections more than before', more(later.map(({ connections }) => connections)), { most: 5, unit: '' }),
        trial.count('refused or not answered', failures(loaded.answers), { exactly: 0 }),
      ],
    )
  },
}

/** By how much the last third of some figures lies above the first, each by its median: pools open and close a few all the time. */
const more = (values: readonly number[]): number => {
  const third = Math.ceil(values.length / 3)
  return quantile(values.slice(-third), 0.5) - quantile(values.slice(0, third), 0.5)
}

const countConnections = ({ owner }: Installation): Promise<number> =>
  withClient(owner, async client => {
    const { rows } = await client.query('select count(*)::int as n from pg_stat_activity where datname = current_database()')
    return rows[0].n
  })

export const L5: Goal = {
  id: 'L5',
  title: 'one account asks without end: the others are served as before',
  share: 5,
  short: true,
  run: async trial => {
    const one = await trial.standing()
    const seconds = Math.max(warmUp + 2, spare(trial, 3) / 2)
    const [noisy, ...others] = one.sessions
    if (!noisy) throw new Error('the installation has no accounts')
    const usual = { sessions: others, rate: 50, seconds }
    const quiet = await loadFor(trial, one, { ...usual, mark: `${trial.mark}a` })
    const noise = startSteadyLoad(trial, one, {
      sessions: [noisy],
      rate: null,
      connections: 32,
      writes: 0,
      seconds,
      mark: `${trial.mark}n`,
    })
    const busy = await loadFor(trial, one, { ...usual, mark: `${trial.mark}b` })
    await noise.done
    return judgeLoad(
      trial,
      one,
      [quiet.loaded, busy.loaded],
      [
        trial.ratio('p99 of the others, to theirs before', quantile(busy.warm.took, 0.99) / quantile(quiet.warm.took, 0.99), { most: 2 }),
        trial.time('p99 of the others', quantile(busy.warm.took, 0.99), { most: 150 }),
        trial.count('others refused or not answered', failures(busy.warm), { exactly: 0 }),
      ],
    )
  },
}
