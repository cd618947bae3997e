import { callOnce, refresh } from '../../../../ui/calls.ts'
import type { LargeExport } from '../../../../ui/list/largeExport.ts'
import { GetTasks } from '../../tasks/contract.ts'
import { downloadWhenDone } from '../../tasks/screens/started.ts'
import { StartExport } from '../contract.ts'

/** Has the server make a file of a list; it is downloaded when it is done, while this page is open, and stays at the bell. */
export const startExport = async ({
  gId,
  path,
  filter,
  sort,
  columns,
  withData,
  format,
  title,
  fileName,
  timeZone,
}: LargeExport): Promise<void> => {
  const { TaskId } = await callOnce(StartExport, {
    GroupId: gId,
    List: path,
    filter: { ...Object(filter) },
    ...(sort && { sort }),
    Columns: [...columns],
    WithData: withData ?? false,
    Format: format,
    Title: title,
    FileName: fileName,
    TimeZone: timeZone,
  })
  downloadWhenDone(TaskId)
  void refresh(GetTasks)
}
