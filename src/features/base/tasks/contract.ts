import { read, uuid, write, z } from '../../../core/call.ts'
import { channel } from '../../../core/channel.ts'

export { PreviewBulk } from '../../../core/bulk.ts'

/** Long work of the caller. `FileLink` is good for five minutes; `Done` of `Total` steps. */
export const TaskRow = z.object({
  acId: uuid(),
  Kind: z.string(),
  Title: z.string(),
  State: z.enum(['Waiting', 'Running', 'Done', 'Failed']),
  Done: z.int(),
  Total: z.int(),
  Message: z.nullable(z.string()),
  FileName: z.nullable(z.string()),
  FileLink: z.nullable(z.string()),
  Seen: z.boolean(),
  CreatedDate: z.int(),
})
export type TaskRow = z.output<typeof TaskRow>

type Moved = { TaskId: string; UserId: string; State: TaskRow['State']; Done?: number; Total?: number }
export const taskMoved = channel<Moved>('task', { summary: 'A task of the user has moved on', about: 'user' })

export const GetTasks = read('Task/GetTasks', {
  summary: 'The latest 30 tasks of the caller in an account, the newest first',
  scope: 'group',
  quiet: true,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Tasks: z.array(TaskRow), Unseen: z.int() }),
})

export const GetTask = read('Task/GetTask', {
  summary: 'One task of the caller',
  scope: 'group',
  ids: { TaskId: 'task' },
  input: z.strictObject({ gId: uuid(), TaskId: uuid() }),
  output: TaskRow,
})

export const SeeTask = write('Task/SeeTask', {
  summary: 'Mark a finished task as seen; all of them without TaskId',
  scope: 'group',
  ids: { TaskId: 'task' },
  input: z.strictObject({ GroupId: uuid(), TaskId: z.optional(uuid()) }),
  output: z.object({ Seen: z.int() }),
})
