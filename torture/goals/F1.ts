import { setTimeout as sleep } from 'node:timers/promises'
import type { Goal } from '../goal.ts'
import { quantile } from '../load.ts'
import { judgeLoad, startSteadyLoad, untilAnswered } from '../steady.ts'

const most = 200

/** The server is killed at random moments under load, and started again at once. */
export const F1: Goal = {
  id: 'F1',
  title: 'kill -9 of the server under load: what was answered is there once, and it is back in seconds',
  share: 12,
  short: true,
  run: async trial => {
    const one = await trial.standing()
    const load = startSteadyLoad(trial, one)
    await sleep(1500)
    const back: number[] = []
    while (back.length < most && (back.length === 0 || trial.left() > 8)) {
      const killed = performance.now()
      await one.server().kill('SIGKILL')
      await one.start()
      back.push((await untilAnswered(one)) - killed)
      await sleep(500 + trial.random() * 2500)
    }
    return judgeLoad(trial, one, await load.stop(), [
      trial.count('kills', back.length, { least: 1 }),
      trial.time('first 200 after the kill, 95 of 100', quantile(back, 0.95), { most: 3000 }),
    ])
  },
}
