import client from 'prom-client'

export const metrics = new client.Registry()
client.collectDefaultMetrics({ register: metrics, prefix: 'lintel_' })

const calls = new client.Histogram({
  name: 'lintel_call_seconds',
  help: 'Time of a call from its request to its reply',
  labelNames: ['call', 'error'],
  buckets: [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [metrics],
})

/** Starts to time a call; the returned function ends it with the refusal's code, or '' for success. */
export const measure = (call: string): ((error: string) => void) => {
  const start = performance.now()
  return error => calls.labels(call, error).observe((performance.now() - start) / 1000)
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
