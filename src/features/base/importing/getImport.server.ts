import { handle } from '../../../platform/handle.ts'
import { headOf, shownRun } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { lookAt } from './rows.server.ts'

export const getImport = (of: ImportOf) =>
  handle(of.contract.GetImport, async (ctx, { ImportId }) => {
    const run = await headOf(ctx, of, ImportId)
    const { list, needed: NewTags, Header, Samples, Notes } = await lookAt(ctx, of, run)
    const Counts = { New: 0, Changed: 0, Same: 0, Wrong: 0 }
    for (const { State } of list) Counts[State]++
    return {
      ...shownRun(ctx, run),
      Header,
      Samples,
      Notes,
      Mapping: run.Mapping,
      Counts,
      NewTags,
      TaskId: run.TaskId,
    }
  })
