import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '../../src/core/wire.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { ask } from '../../test/support/processes.ts'
import type { Goal, Trial } from '../goal.ts'
import type { Installation, Session } from '../installation.ts'
import { quantile } from '../load.ts'
import { judgeLoad, startSteadyLoad } from '../steady.ts'

const day = 86_400_000

/** Asks for the feedback of a building as a PDF; false where it was refused. */
const askForPdf = async ({ base }: Installation, { token, gId, bIds: [bId] }: Session): Promise<boolean> => {
  const [StartDate, EndDate] = [Date.now() - 30 * day, Date.now()]
  const body = {
    GroupId: gId,
    BuildingId: bId,
    DashboardName: 'Overall Building Feedback',
    StartDate,
    EndDate,
    Timezone: 'America/New_York',
    Path: `/pdfDashboard/BuildingFeedback/${gId}/${bId}/${StartDate}/${EndDate}`,
  }
  const headers = { [TOKEN_HEADER]: token, 'content-type': 'application/json' }
  const reply = await ask(`${base}/csm/Analytics/PrintDashboard`, { headers, body: JSON.stringify(body) })
  return reply.status === 200
}

/** The Chromium processes that a process has started, the one that leads each. */
const browsersOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const parent = Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1])
        return parent === pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('--remote-debugging') ? [Number(name)] : []
      } catch {
        return [] // it has left meanwhile
      }
    })

const killBrowsers = ({ pid }: { pid: number }): number => {
  const found = browsersOf(pid)
  for (const one of found) process.kill(-one, 'SIGKILL') // each leads a group of its own
  return found.length
}

type Printed = { done: number; failed: number; open: number }
const readPrinted = ({ owner }: Installation): Promise<Printed> =>
  withClient(owner, async client => {
    const { rows } = await client.query<{ state: string }>(`select state from task where kind = 'PrintDashboard'`)
    const of = (...states: string[]) => rows.filter(({ state }) => states.includes(state)).length
    return { done: of('Done'), failed: of('Failed'), open: of('Waiting', 'Running') }
  })

const untilPrinted = async (one: Installation, trial: Trial, least: number): Promise<Printed> => {
  const end = performance.now() + Math.max(least, trial.left() - 3) * 1000
  for (;;) {
    const printed = await readPrinted(one)
    if (printed.open === 0 || performance.now() > end) return printed
    await sleep(500)
  }
}

export const L8: Goal = {
  id: 'L8',
  title: 'PDFs are printed while Chromium is killed again and again: each is made, and people notice nothing',
  share: 8,
  short: false,
  run: async trial => {
    const one = await trial.standing({ LINTEL_CHROMIUM_UNCONFINED: 'on' })
    const [wanted, kills] = trial.short ? [6, 2] : [100, 10]
    const load = startSteadyLoad(trial, one, { rate: trial.short ? 30 : 100 })
    let asked = 0
    for (let i = 0; asked < wanted && i < 3 * wanted; i++) {
      const session = one.sessions[i % one.sessions.length]
      if (session && (await askForPdf(one, session))) asked++
    }
    let killed = 0
    for (let i = 0; killed < kills && i < 200 && (await readPrinted(one)).open > 0; i++) {
      await sleep(500 + trial.random() * 2000)
      killed += killBrowsers(one.server())
    }
    const printed = await untilPrinted(one, trial, 60)
    const loaded = await load.stop()
    return judgeLoad(
      trial,
      one,
      [loaded],
      [
        trial.count('PDFs asked for', asked, { least: wanted }),
        trial.count('times that Chromium was killed', killed, { least: 1 }),
        trial.count('PDFs made', printed.done, { least: asked }),
        trial.count('PDFs given up, or not made in time', printed.failed + printed.open, { exactly: 0 }),
        trial.time('other calls meanwhile, p99', quantile(loaded.answers.took, 0.99), { most: 150 }),
      ],
    )
  },
}
