import { type Goal, judge } from '../goal.ts'
import { guards } from '../guards.ts'
import { findWeakProbe, type KnockOut, type Probed, runProbes } from '../knockOut.ts'

/** So many at once, for as many processors. */
const atOnce = 2
const inShort = 2

/** Test of the tests: each guard is switched off in its turn, and at least one of its probes must fail; with every guard in place all pass. */
export const T6: Goal = {
  id: 'T6',
  title: 'guards switched off one by one: the tests notice each',
  share: 20,
  short: true,
  run: async trial => {
    const drawn = guards.map(guard => ({ guard, lot: trial.random() })).toSorted((a, b) => a.lot - b.lot)
    const waiting = drawn.map(({ guard }) => guard).slice(0, trial.short ? inShort : guards.length)
    const weak: string[] = []
    for (const some of byTitle(waiting)) {
      const standing = await runProbes(some.map(({ probes }) => probes))
      weak.push(...some.flatMap(one => findWeakProbe(one.probes, standing) ?? []))
    }
    const tried: Tried[] = []
    const next = async (): Promise<void> => {
      for (let guard = waiting.shift(); guard && (trial.left() > 15 || tried.length === 0); guard = waiting.shift())
        tried.push({ guard, probed: await runProbes([guard.probes], { without: guard }) })
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    const unnoticed = tried.filter(({ probed }) => probed.failed.length === 0)
    const figures = [
      trial.count('guards switched off', tried.length, { least: 1 }),
      trial.count('guards whose absence no test noticed', unnoticed.length, { exactly: 0 }),
      trial.count('guards whose tests fail, or are gone, with every guard in place', weak.length, { exactly: 0 }),
    ]
    return judge(figures, [
      `${tried.length} of ${guards.length} guards, drawn by the seed.`,
      ...unnoticed.map(
        ({ guard, probed }) => `No test noticed: ${guard.guard}${probed.unread.length > 0 ? ' (the tests could not be loaded)' : ''}`,
      ),
      ...weak,
    ])
  },
}

/** Those whose probes are named by title apart from those that take files whole: a named test must pass without the others of its file. */
const byTitle = (all: readonly KnockOut[]): KnockOut[][] => {
  const isWhole = ({ probes }: KnockOut) => Object.values(probes).includes('')
  return [all.filter(isWhole), all.filter(one => !isWhole(one))].filter(some => some.length > 0)
}

type Tried = { readonly guard: KnockOut; readonly probed: Probed }
