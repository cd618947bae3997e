import { readConfig } from '../platform/config.ts'
import { openOwner, openServices } from './process.ts'

const config = readConfig()
const { owner } = await openOwner(config)
const { services, close } = await openServices(config, owner)
await services.jobs.work(services)
console.log('  Lintel works on its queue.')

const stop = async () => {
  setTimeout(() => process.exit(1), 10_000).unref()
  await close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop()).once('SIGINT', () => void stop())
