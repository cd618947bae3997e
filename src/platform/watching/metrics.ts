import client from 'prom-client'
import { callBuckets, countCall, countJob, countSlowStatement } from './minutes.ts'

/**
 * Everything that `/metrics` tells of this process. Labels are names of ours: of calls, jobs, routes, codes; never what somebody has typed. A job's label is
 * its `queue`: `job` is a label of Prometheus itself.
 */
export const metrics = new client.Registry()
client.collectDefaultMetrics({ register: metrics, prefix: 'lintel_' })

const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], buckets = [...callBuckets]) =>
  new client.Histogram({ name, help, labelNames, buckets, registers: [metrics] })

const calls = histogram('lintel_call_seconds', 'Time of a call from its request to its reply', ['call', 'error'])
const pages = histogram('lintel_page_seconds', 'Time of a page, a file or a scan, by its route', ['route', 'status'])
const jobRuns = histogram('lintel_job_seconds', 'Time of one run of a job', ['queue', 'outcome'], [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 120])
const jobsRunning = new client.Gauge({
  name: 'lintel_jobs_running',
  help: 'Jobs that this process does now',
  labelNames: ['queue'],
  registers: [metrics],
})
const slow = new client.Counter({
  name: 'lintel_slow_statements_total',
  help: 'Statements of the database above LINTEL_SLOW_MS, by the call or job that sent them',
  labelNames: ['call'],
  registers: [metrics],
})

const secondsSince = (start: number): number => (performance.now() - start) / 1000

/** Starts to time a call; the returned function ends it with the refusal's code, or '' for success. */
export const measureCall = (call: string): ((error: string) => void) => {
  const start = performance.now()
  return error => {
    const seconds = secondsSince(start)
    calls.labels(call, error).observe(seconds)
    countCall(call, error, seconds)
  }
}

/** Notes the time of what is no call: a page, a file, a scan. */
export const measurePage = (route: string, status: number, seconds: number): void =>
  pages.labels(route, `${Math.floor(status / 100)}xx`).observe(seconds)

/** Runs a job and notes how long it took, and whether it failed. */
export const measureJob = async (name: string, run: () => Promise<void>): Promise<void> => {
  const start = performance.now()
  jobsRunning.labels(name).inc()
  let outcome: 'done' | 'failed' = 'failed'
  try {
    await run()
    outcome = 'done'
  } finally {
    const seconds = secondsSince(start)
    jobsRunning.labels(name).dec()
    jobRuns.labels(name, outcome).observe(seconds)
    countJob(name, outcome, seconds)
  }
}

/** Notes a slow statement of a call or a job. */
export const measureSlowStatement = (call: string): void => {
  slow.labels(call).inc()
  countSlowStatement()
}

/** Adds a figure of the process to `/metrics`, read when asked; of two servers in one process that of the later one. */
export const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
  metrics.removeSingleMetric(name)
  new client.Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      this.set(await read())
    },
  })
}

type Labelled = readonly (readonly [label: string, value: number])[]
/** The same for a figure with one label, such as the jobs of each queue. What cannot be read is left out. */
export const gaugeBy = (name: string, help: string, label: string, read: () => Labelled | Promise<Labelled>): void => {
  metrics.removeSingleMetric(name)
  new client.Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      const figures = await Promise.resolve(read()).catch(() => [])
      this.reset()
      for (const [of, value] of figures) this.labels(of).set(value)
    },
  })
}

/** What a figure of `/metrics` says now, summed over its labels; null where this process has no such figure, or cannot read it. */
export const readFigure = async (name: string): Promise<number | null> => {
  const found = await metrics.getSingleMetric(name)?.get()
  const value = found?.values.reduce((sum, one) => sum + one.value, 0)
  return value === undefined || Number.isNaN(value) ? null : value
}

/** What a figure with one label says now, by the label; nothing where this process has no such figure, or cannot read it. */
export const readFigures = async (name: string): Promise<Record<string, number>> => {
  const found = await metrics.getSingleMetric(name)?.get()
  return Object.fromEntries((found?.values ?? []).map(({ labels, value }) => [String(Object.values(labels)[0]), value]))
}
