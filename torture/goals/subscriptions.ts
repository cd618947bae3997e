import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../src/platform/db/client.ts'
import { startWorker } from '../../test/support/processes.ts'
import { startSmtp } from '../../test/support/smtp.ts'
import type { Goal, Trial } from '../goal.ts'
import type { Installation } from '../installation.ts'
import { between, momentNow, quantile } from '../load.ts'
import { judgeLoad, startSteadyLoad } from '../steady.ts'

/** Subscriptions of a building: equal ones are printed once, so that this many mails are twelve papers. */
const each = 25

/** Subscribes so many readers to reports of buildings, all due now. Each has an address of its own. */
const subscribe = ({ owner }: Installation, mark: string, buildings: number): Promise<number> =>
  withClient(owner, async client => {
    const { rowCount } = await client.query(
      `insert into report_subscription (group_id, building_id, user_id, report_name, type, email, name, frequency, hour, weekday, time_zone, language,
         delivery, next_date)
       select b.group_id, b.id, m.user_id, 'Report', (array['BuildingFeedback', 'FeedbackDashboard', 'ScansByLocation', 'Overview'])[1 + n % 4],
         $1 || '.' || b.id || '.' || n || '@torture.example', 'Reader', 'Weekly', 7, 1, 'America/New_York', (array['en', 'es', 'fr'])[1 + n % 3], 'PDF', now()
       from (select * from building order by id limit $2) b
       cross join lateral (select user_id from member where group_id = b.group_id order by user_id limit 1) m
       cross join generate_series(1, ${each}) n`,
      [mark, buildings],
    )
    return rowCount ?? 0
  })

type Delivered = { planned: number; sent: number; failed: number; waiting: number }
const readDelivered = ({ owner }: Installation, mark: string): Promise<Delivered> =>
  withClient(owner, async client => {
    const { rows } = await client.query(
      `select count(*)::int as planned, count(*) filter (where state = 'Sent')::int as sent, count(*) filter (where state = 'Failed')::int as failed,
         (count(*) filter (where state = 'Waiting') + (select count(*) from mail where state = 'Waiting'))::int as waiting
       from report_delivery where email like $1 || '.%'`,
      [mark],
    )
    return rows[0]
  })

/** Waits until all have gone out, or for so many seconds. */
const untilDelivered = async (one: Installation, trial: Trial, wanted: number, seconds: number): Promise<Delivered> => {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = await readDelivered(one, trial.mark)
    if ((found.planned >= wanted && found.waiting === 0) || performance.now() > end) return found
    await sleep(500)
  }
}

export const F12: Goal = {
  id: 'F12',
  title:
    'many subscriptions are due at once while their worker is killed again and again: each report comes, none twice, and people notice little',
  share: 20,
  short: false,
  run: async trial => {
    const smtp = await startSmtp()
    trial.later(smtp.close)
    const env = { LINTEL_WORK: 'off', SMTP_URL: smtp.url, LINTEL_CHROMIUM_UNCONFINED: 'on' }
    const one = await trial.standing(env)
    const load = startSteadyLoad(trial, one, { rate: trial.short ? 30 : 100 })
    const quiet = momentNow()
    await sleep(trial.short ? 5000 : 20_000)
    const wanted = await subscribe(one, trial.mark, trial.short ? 2 : 40)
    const began = momentNow()
    const workerEnv = { ...one.env, ...env, LINTEL_WORK: 'on', BASE_URL: one.base }
    let worker = await startWorker(workerEnv)
    trial.later(() => worker.kill('SIGKILL'))
    const kills = trial.short ? 2 : 5
    for (let n = 0; n < kills; n++) {
      await sleep(8000 + trial.random() * 20_000)
      await worker.kill('SIGKILL')
      worker = await startWorker(workerEnv)
    }
    const found = await untilDelivered(one, trial, wanted, Math.max(120, trial.left() - 5))
    const over = momentNow()
    const loaded = await load.stop()
    const came = smtp.received.flatMap(({ envelope }) => envelope.to.filter(to => to.startsWith(`${trial.mark}.`)))
    const p99 = (from: number, to: number) => quantile(between(loaded.answers, from, to).took, 0.99)
    return judgeLoad(
      trial,
      one,
      [loaded],
      [
        trial.count('subscriptions due', wanted, { least: each }),
        trial.count('reports planned', found.planned, { exactly: wanted }),
        trial.count('reports sent', found.sent, { exactly: wanted }),
        trial.count('reports that failed', found.failed, { exactly: 0 }),
        trial.count('readers who got none', wanted - new Set(came).size, { exactly: 0 }),
        trial.count('mails that came again: a kill fell before their word', came.length - new Set(came).size, { most: kills }),
        trial.time('until the last report was sent', over - began, { most: 600_000 }),
        trial.ratio('p99 of others meanwhile, to theirs before', p99(began, over) / p99(quiet + 1000, began), { most: 1.5 }),
      ],
    )
  },
}
