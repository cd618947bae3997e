import { type Goal, judge } from '../goal.ts'
import { type Probes, runProbes } from '../knockOut.ts'

/** How many times as often as in `npm run check` a test that draws by lot does so. */
const times = '10'

/**
 * A goal that tests of `npm run check` show: run again and again with other lots, ten times as many, for its share of the minutes. The run
 * of three minutes has none of them, for it follows those tests.
 */
const probing = (probes: Probes, { id, title, share }: Pick<Goal, 'id' | 'title' | 'share'>): Goal => ({
  id,
  title,
  share,
  short: false,
  run: async trial => {
    let [rounds, passed] = [0, 0]
    const wrong: string[] = []
    for (let longest = 0; rounds === 0 || (wrong.length === 0 && trial.left() > longest); rounds++) {
      const left = trial.left()
      const TRIAL_SEED = String(Math.floor(trial.random() * 2 ** 31))
      const probed = await runProbes([probes], { env: { TRIAL_SEED, TRIAL_TIMES: trial.short ? '1' : times } })
      passed += probed.passed.length
      wrong.push(...probed.failed.map(one => `${one.file}: ${one.title}, lots ${TRIAL_SEED}`), ...probed.unread)
      longest = Math.max(longest, left - trial.left())
    }
    const figures = [
      trial.count('rounds, each with lots of its own', rounds, { least: 1 }),
      trial.count('tests passed', passed, { least: 1 }),
      trial.count('tests failed', wrong.length, { exactly: 0 }),
    ]
    return judge(figures, wrong)
  },
})

export const F8 = probing(
  { 'test/contract/repeats.test.ts': '' },
  { id: 'F8', title: 'every write ten times at once under one key, and cut off in the middle: one effect', share: 6 },
)
export const F9 = probing(
  { 'test/platform/clocks.test.ts': '' },
  { id: 'F9', title: 'the clock of the server is wrong: sessions and locks live as long as ever', share: 4 },
)
export const F11 = probing(
  { 'test/platform/twoEditors.test.ts': '', 'test/platform/races.test.ts': '' },
  { id: 'F11', title: 'many change the same at once: one is done, the others are told', share: 8 },
)
export const T8 = probing(
  { 'test/platform/guessing.test.ts': '' },
  { id: 'T8', title: 'PINs and passwords guessed from a hundred sources', share: 6 },
)
