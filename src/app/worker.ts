import { getPriority, setPriority } from 'node:os'
import { addGauges } from '../platform/watching/gauges.ts'
import { recordMinutes } from '../platform/watching/record.ts'
import { copyLog } from './backups.ts'
import { openWorkerHttp } from './http.ts'
import { openAll } from './process.ts'
import { runProgram } from './run.ts'

// What waits in a queue can wait longer, people at the servers of this machine cannot.
setPriority(Math.min(19, getPriority() + 5))

await runProgram(async (config, closing) => {
  const services = await openAll(config, closing, config.baseUrl)
  await services.jobs.work(services)
  addGauges(services)
  closing.push(recordMinutes(services, { kind: 'worker' }))
  if (config.workerPort !== undefined) {
    const app = await openWorkerHttp(services)
    closing.push(() => app.close())
    await app.listen({ port: config.workerPort, host: config.host })
  }
  closing.push(copyLog(services))
  console.log('  Lintel works on its queue.')
})
