import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { prepareDemo } from '../../src/app/demo/demo.ts'
import { jobs } from '../../src/app/features.ts'
import { runAs } from '../../src/platform/watching/work.ts'
import { openWorld } from '../world.ts'

vi.spyOn(console, 'log').mockImplementation(() => {})
const world = await openWorld({ env: { LINTEL_DEMO_SCALE: '0.02', LINTEL_DEMO_PASSWORD: 'Lobby-Plant-77' } })
await prepareDemo(world.services)
const byClock = jobs.filter(one => one.every)

test('there are jobs that come by the clock', () => expect(byClock.length).toBeGreaterThan(20))

// What each of them asks is judged at the end of this file (`watchStatements.ts`), whether or not its hour comes while the tests run.
test.each(byClock)(
  '$name does its work twice, and each statement names its account or stands on the list',
  { timeout: 60_000 },
  async one => {
    const run = () =>
      runAs({ name: one.name, id: 'test' }, () =>
        one.run({ services: world.services, attempt: 1, last: true, jobId: randomUUID() }, {} as never),
      )
    await expect(run().then(run)).resolves.toBeUndefined()
  },
)
