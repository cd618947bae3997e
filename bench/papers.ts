import { setTimeout as wait } from 'node:timers/promises'
import { GetTask } from '../src/features/base/tasks/contract.ts'
import { PrintDashboard } from '../src/features/insight/dashboards/contract.ts'
import { ViewOverallEntityTypeAnalytics } from '../src/features/insight/feedback/contract.ts'
import { type Caller, callsOf } from '../test/support/calls.ts'
import { demoIds } from '../test/support/screens.ts'
import type { Figure, Options } from './figure.ts'
import { median } from './load.ts'
import { withDemoServer } from './pages.ts'

const DAY = 86_400_000
const limit = 4_000
const slower = 1.3
const timesAt = (list: readonly number[], share: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0

type Place = { gId: string; bId: string }

/** A dashboard on paper, from the call to the file: one alone, four at once; and what four at once do to calls that others make meanwhile. */
export const papers = ({ quick }: Options): Promise<Figure[]> =>
  withDemoServer(async base => {
    const place: Place = await demoIds(base)
    const [call, other] = await Promise.all(['admin', 'executive'].map(who => callsOf(base, who))) // each may print 20 times a minute
    if (!call || !other) throw new Error('nobody prints')
    await print(call, place) // the browser starts with the first
    const alone: number[] = []
    for (let i = 0; i < (quick ? 3 : 8); i++) alone.push(await print(call, place))
    const [quiet, busy, four]: [number[], number[], number[]] = [[], [], []]
    for (let i = 0; i < (quick ? 2 : 5); i++) {
      quiet.push(...(await callsUntil(call, place, wait(3_000))))
      const printing = Promise.all([1, 2, 3, 4].map(() => print(other, place)))
      busy.push(...(await callsUntil(call, place, printing)))
      four.push(...(await printing))
    }
    const [ours, bare] = [median(busy), median(quiet)]
    const more = { alone, four, p95: { quiet: timesAt(quiet, 0.95), busy: timesAt(busy, 0.95) }, calls: [quiet.length, busy.length] }
    return [
      {
        name: 'PDF of a dashboard, from the call to the file',
        ours: median(alone),
        unit: 'ms',
        target: `≤ ${limit} ms`,
        ok: median(alone) <= limit,
      },
      {
        name: 'four PDFs at once, the last one',
        ours: Math.max(...four),
        unit: 'ms',
        target: `≤ ${4 * limit} ms`,
        ok: Math.max(...four) <= 4 * limit,
      },
      {
        name: 'calls while four PDFs are made, p50',
        ours,
        unit: 'ms',
        bare,
        ratio: ours / bare,
        target: `≤ ${slower} × without`,
        ok: ours / bare <= slower,
        more,
      },
    ]
  })

/** Milliseconds from the call to its file. */
const print = async (call: Caller, { gId, bId }: Place): Promise<number> => {
  const EndDate = Math.floor(Date.now() / DAY) * DAY
  const StartDate = EndDate - 365 * DAY
  const began = performance.now()
  const Path = `/pdfDashboard/BuildingFeedback/${gId}/${bId}/${StartDate}/${EndDate}`
  const wanted = { GroupId: gId, BuildingId: bId, DashboardName: 'Feedback', StartDate, EndDate, Path }
  const { TaskId } = await call(PrintDashboard, wanted)
  for (;;) {
    const { State } = await call(GetTask, { gId, TaskId })
    if (State === 'Done') return performance.now() - began
    if (State === 'Failed') throw new Error('a dashboard could not be printed')
    await wait(25)
  }
}

/** Milliseconds of calls that are made one after the other, 20 ms apart, until something has ended. */
const callsUntil = async (call: Caller, { gId, bId }: Place, end: Promise<unknown>): Promise<number[]> => {
  let over = false
  const ended = end.finally(() => (over = true))
  const times: number[] = []
  while (!over) {
    const began = performance.now()
    await call(ViewOverallEntityTypeAnalytics, { gId, bId, startDate: Date.now() - 90 * DAY, endDate: Date.now() })
    times.push(performance.now() - began)
    await wait(20)
  }
  await ended
  return times
}
