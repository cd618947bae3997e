import pg from 'pg'
import { vi } from 'vitest'
import type { Call } from '../../src/core/call.ts'
import { currentWork } from '../../src/platform/watching/work.ts'

/** Counts the statements that a call sends while something runs; those of jobs and timers beside it belong to other work. */
export const countStatements = async (call: Pick<Call, 'path'>, run: () => Promise<unknown>): Promise<number> => {
  const { query } = pg.Client.prototype
  let count = 0
  const counting = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    if (currentWork()?.name === call.path) count++
    return Reflect.apply(query, this, asked)
  })
  await run()
  counting.mockRestore()
  return count
}
