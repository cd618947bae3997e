import { openAll } from './process.ts'
import { runProgram } from './run.ts'

await runProgram(async (config, closing) => {
  const services = await openAll(config, closing, config.baseUrl)
  await services.jobs.work(services)
  console.log('  Lintel works on its queue.')
})
