import { setTimeout as wait } from 'node:timers/promises'
import type { Input } from '../src/core/call.ts'
import { GetTask } from '../src/features/base/tasks/contract.ts'
import { PrintDashboard } from '../src/features/insight/dashboards/contract.ts'
import { paperPath } from '../src/features/insight/dashboards/paperPaths.ts'
import { ViewOverallEntityTypeAnalytics } from '../src/features/insight/feedback/contract.ts'
import { SaveReport } from '../src/features/insight/reportBuilder/contract.ts'
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
export const papers = ({ quick }: Options): Promise<Figure[]> => withDemoServer(base => measurePapers(base, quick))

const measurePapers = async (base: string, quick: boolean): Promise<Figure[]> => {
  const place: Place = await demoIds(base)
  const [call, other] = await Promise.all(['admin', 'executive'].map(who => callsOf(base, who))) // each may print 20 times a minute
  if (!call || !other) throw new Error('nobody prints')
  const [feedback, twelve] = [paperOf(place, 'BuildingFeedback'), await buildReport(call, place)]
  await print(call, feedback) // the browser starts with the first
  const [alone, ofTwelve]: [number[], number[]] = [[], []]
  for (let i = 0; i < (quick ? 3 : 8); i++) alone.push(await print(call, feedback))
  for (let i = 0; i < (quick ? 3 : 5); i++) ofTwelve.push(await print(call, twelve))
  const [quiet, busy, four]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < (quick ? 2 : 5); i++) {
    quiet.push(...(await callsUntil(call, place, wait(3_000))))
    const printing = Promise.all([1, 2, 3, 4].map(() => print(other, feedback)))
    busy.push(...(await callsUntil(call, place, printing)))
    four.push(...(await printing))
  }
  return [
    within('PDF of a dashboard, from the call to the file', median(alone), limit),
    within('PDF of a report of twelve parts', median(ofTwelve), limit),
    within('four PDFs at once, the last one', Math.max(...four), 4 * limit),
    beside(quiet, busy, { alone, ofTwelve, four }),
  ]
}

const within = (name: string, ours: number, most: number): Figure => ({ name, ours, unit: 'ms', target: `≤ ${most} ms`, ok: ours <= most })

/** Calls while papers are made, beside those without. */
const beside = (quiet: readonly number[], busy: readonly number[], papersTook: object): Figure => {
  const [ours, bare] = [median([...busy]), median([...quiet])]
  const more = { ...papersTook, p95: { quiet: timesAt(quiet, 0.95), busy: timesAt(busy, 0.95) }, calls: [quiet.length, busy.length] }
  const [ratio, target] = [ours / bare, `≤ ${slower} × without`]
  return { name: 'calls while four PDFs are made, p50', ours, unit: 'ms', bare, ratio, target, ok: ratio <= slower, more }
}

type Paper = Omit<Input<typeof PrintDashboard>, 'DashboardName'>
/** A dashboard of the building on paper, over a year. */
const paperOf = ({ gId, bId }: Place, key: string, filters = ''): Paper => {
  const EndDate = Math.floor(Date.now() / DAY) * DAY
  const StartDate = EndDate - 365 * DAY
  return {
    GroupId: gId,
    BuildingId: bId,
    StartDate,
    EndDate,
    Path: paperPath({ key }, { gId, bId, startDate: StartDate, endDate: EndDate }, filters),
  }
}

/** Twelve parts of two dashboards: figures, bars, trends, clouds, tables. */
const twelveParts = {
  BuildingFeedback: ['figures', 'ratings', 'trend', 'topics', 'words'],
  ScansByName: ['figures', 'visitors', 'hours', 'weekdays', 'devices', 'sources', 'scans'],
}
const buildReport = async (call: Caller, place: Place): Promise<Paper> => {
  const Blocks = Object.entries(twelveParts).flatMap(([Dashboard, parts]) =>
    parts.map(Part => ({ id: `${Dashboard}-${Part}`, Kind: 'Part' as const, Title: Part, Dashboard, Part, Filters: '', Text: '' })),
  )
  const { ReportId } = await call(SaveReport, { GroupId: place.gId, Name: `Twelve parts ${Date.now()}`, Scope: 'building', Blocks })
  return paperOf(place, 'ReportBuilder', Buffer.from(new URLSearchParams({ rId: ReportId }).toString()).toString('base64url'))
}

/** Milliseconds from the call to its file. */
const print = async (call: Caller, paper: Paper): Promise<number> => {
  const began = performance.now()
  const { TaskId } = await call(PrintDashboard, { ...paper, DashboardName: 'Feedback' })
  for (;;) {
    const { State } = await call(GetTask, { gId: paper.GroupId, TaskId })
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
