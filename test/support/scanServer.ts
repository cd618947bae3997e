import type { AddressInfo } from 'node:net'
import { openHttp } from '../../src/app/http.ts'
import { openServices } from '../../src/app/process.ts'
import { scanPart } from '../../src/features/codes/visitorPages/scanPart.server.ts'
import { readConfig } from '../../src/platform/config.ts'
import { testSecret } from './template.ts'

// A server of its own that a test may kill: over the database in SCAN_DATABASE, telling its port to its parent.
const config = readConfig({
  ...process.env,
  BASE_URL: '', // vitest sets one that is no address
  LOG_LEVEL: 'silent',
  FORM_SECONDS: '0',
  LINTEL_SECRET: testSecret,
})
const { services } = await openServices(config, JSON.parse(process.env.SCAN_DATABASE ?? '{}'))
const app = await openHttp(services, [scanPart(services)])
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port) // listens on TCP
process.on('disconnect', () => process.exit(0))
