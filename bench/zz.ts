import { manyServed } from './amounts.ts'
import { fillDatabase, openBenchCluster } from './data.ts'
import { serve } from './load.ts'

const c = await openBenchCluster()
const name = await fillDatabase(c, manyServed)
const server = await serve('ours', c, name)

import { dashboards, lists } from './service.ts'

for (const [n, k] of Object.entries({ ...lists, ...dashboards })) {
  if (process.argv[2] && !n.includes(process.argv[2])) continue
  const times: number[] = []
  let bad = ''
  for (const r of k.requests.slice(0, 5)) {
    const s = performance.now()
    const reply = await fetch(server.url + r.path, { headers: r.headers as never })
    const text = await reply.text()
    if (!reply.ok) bad = `${reply.status} ${text.slice(0, 120)}`
    times.push(performance.now() - s)
  }
  console.log(n.padEnd(50), times.map(t => t.toFixed(0)).join(' '), bad, 'of', k.p50)
}
server.stop()
await c.stop()
