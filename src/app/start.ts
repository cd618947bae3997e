import { ownOrigin } from '../platform/config.ts'
import type { Services } from '../platform/services.ts'
import { recordMinutes } from '../platform/watching/record.ts'
import { copyLog } from './backups.ts'
import { prepareDemo, suggestStart, whoCanSignIn } from './demo/demo.ts'
import { openHttp } from './http.ts'
import { pages } from './pages.ts'
import { describeMissingFixes, openAll } from './process.ts'
import { runProgram } from './run.ts'

await runProgram(async (config, closing) => {
  const services = await openAll(config, closing, ownOrigin(config))
  await prepareDemo(services)
  if (config.work) {
    await services.jobs.work(services)
    closing.push(copyLog(services))
  }
  const app = await openHttp(services, pages(services))
  closing.push(
    recordMinutes(services, { kind: 'server' }),
    () => app.close(),
    () => services.drain.begin(config.drainSeconds),
  )
  const { level } = app.log
  app.log.level = 'warn' // the lines below say the same, for people
  await app.listen({ port: config.port, host: config.host })
  app.log.level = level

  console.log(`\n  Lintel is at ${config.baseUrl}\n`)
  await printHints(services)
})

/** Who can sign in, and where to begin. The server serves already: what cannot be read now (a node of a cluster is away) goes unsaid. */
async function printHints(services: Services): Promise<void> {
  const read = <T>(hint: Promise<T>, otherwise: T): Promise<T> => hint.catch(() => otherwise)
  for (const line of await read(whoCanSignIn(services), [])) console.log(`  ${line}`)
  for (const line of await read(suggestStart(services), [])) console.log(`\n  ${line}`)
  const lacking = await read(describeMissingFixes(services), null)
  if (lacking) console.log(`\n  ${lacking}`)
  console.log('')
}
