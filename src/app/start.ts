import { readConfig } from '../platform/config.ts'
import { prepareDemo, whoCanSignIn } from './demo/demo.ts'
import { openHttp } from './http.ts'
import { pages } from './pages.ts'
import { keepCluster, openOwner, openServices } from './process.ts'

const config = readConfig()
/** What gives back each thing that was opened, in that order. */
const closing: (() => Promise<unknown>)[] = []

const start = async () => {
  const opening = openOwner(config)
  closing.push(async () => (await opening).cluster?.stop())
  const { owner, cluster } = await opening
  const { services, close } = await openServices(config, owner)
  closing.push(close)
  process.on('unhandledRejection', error => services.log.error({ error: String(error) }, 'a promise was left alone'))
  if (cluster) closing.push(keepCluster(cluster, services))
  await prepareDemo(services)
  if (config.work) await services.jobs.work(services)
  const app = await openHttp(services, pages(services))
  closing.push(() => app.close())
  await app.listen({ port: config.port, host: config.host })

  console.log(`\n  Lintel is at ${config.baseUrl}\n`)
  for (const line of await whoCanSignIn(services)) console.log(`  ${line}`)
  console.log('')
}

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), 10_000).unref()
  for (const close of closing.toReversed()) await close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop())

// What a signal cuts off while it is starting fails, and that is no fault.
await start().catch(error => {
  if (!stopping) throw error
})
