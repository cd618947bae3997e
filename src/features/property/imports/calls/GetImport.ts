import { handle } from '../../../../platform/handle.ts'
import { GetImport as call } from '../contract.ts'
import { headOf, shownRun } from '../data.ts'
import { lookedAt } from '../rows.server.ts'

export const GetImport = handle(call, async (ctx, { ImportId }) => {
  const run = await headOf(ctx, ImportId)
  const { list, newTags: NewTags, Header, Samples } = await lookedAt(ctx, run)
  const Counts = { New: 0, Changed: 0, Same: 0, Wrong: 0 }
  for (const { State } of list) Counts[State]++
  const { FileKey, ...rest } = run
  return {
    ...shownRun(rest),
    Header,
    Samples,
    Mapping: run.Mapping,
    Counts,
    NewTags,
    TaskId: run.TaskId,
    FileLink: ctx.fileLink({ key: FileKey, name: run.FileName }),
  }
})
