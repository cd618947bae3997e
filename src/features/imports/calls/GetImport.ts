import { handle } from '../../../platform/handle.ts'
import { cellText } from '../cells.ts'
import { GetImport as call } from '../contract.ts'
import { runOf, shownRun } from '../data.ts'
import { rowsOf } from '../rows.server.ts'

export const GetImport = handle(call, async (ctx, { ImportId }) => {
  const run = await runOf(ctx, ImportId)
  const rows = await rowsOf(ctx, run)
  const Counts = { New: 0, Changed: 0, Same: 0, Wrong: 0 }
  for (const { State } of rows.list) Counts[State]++
  const { Sheet, Mapping, TaskId, FileKey, FileName, id, ...rest } = run
  return {
    ...shownRun({ ...rest, FileName, acId: id, LeftOut: run.LeftOut.length }),
    Header: Sheet.Header,
    Samples: Sheet.Header.map((_, at) => cellText(Sheet.Rows.find(({ Cells }) => cellText(Cells[at]) !== '')?.Cells[at])),
    Mapping,
    Counts,
    NewTags: rows.newTags,
    TaskId,
    FileLink: ctx.fileLink({ key: FileKey, name: FileName }),
  }
})
