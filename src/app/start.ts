import { readConfig } from '../platform/config.ts'
import { prepareDemo, whoCanSignIn } from './demo/demo.ts'
import { openHttp } from './http.ts'
import { pages } from './pages.ts'
import { openOwner, openServices } from './process.ts'

const config = readConfig()
const { owner, cluster } = await openOwner(config)
const { services, close } = await openServices(config, owner)
await prepareDemo(services)
if (config.work) await services.jobs.work(services)
const app = await openHttp(services, pages(services))
await app.listen({ port: config.port, host: config.host })

console.log(`\n  Lintel is at ${config.baseUrl}\n`)
for (const line of await whoCanSignIn(services)) console.log(`  ${line}`)
console.log('')

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), 10_000).unref()
  await app.close()
  await close()
  await cluster?.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop())
process.on('unhandledRejection', error => services.log.error({ error: String(error) }, 'a promise was left alone'))
