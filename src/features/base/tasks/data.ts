import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type pg from 'pg'
import { telling } from '../../../platform/events/events.ts'
import { noteFiles, onClient } from '../../../platform/files/fileUse.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import type { Services } from '../../../platform/services.ts'
import { task } from '../../../platform/tables.ts'
import { deleteFile } from '../files/unused.server.ts'
import { type TaskRow, taskMoved } from './contract.ts'

type StoredTask = typeof task.$inferSelect
type State = StoredTask['State']
/** What a job does for a person who waits. */
export type NewTask = { Kind: string; Title: string; Total: number }
export type Progress = { State: State; Done?: number; Total?: number; Message?: string | null; FileKey?: string; FileName?: string }

/** Makes a task of the caller that waits for its job, and tells the caller's browsers. Enqueue the job beside it. */
export const newTask = async (ctx: GroupCtx, { Kind, Title, Total }: NewTask): Promise<string> => {
  const values = { GroupId: ctx.GroupId, UserId: ctx.actor.UserId, Kind, Title, Total, State: 'Waiting' as const }
  const [made] = await ctx.tx.insert(task).values(values).returning({ id: task.id })
  if (!made) throw new Error('no task was made')
  await ctx.publish(taskMoved, { TaskId: made.id, UserId: ctx.actor.UserId, State: 'Waiting' })
  return made.id
}

const step = `update task set state = $3, done = coalesce($4, done), message = $5, file_key = coalesce($6, file_key),
    file_name = coalesce($7, file_name), modified_date = $8, total = coalesce($9, total)
  where group_id = $1 and id = $2 and state <> 'Done' returning user_id, done, total`

/** Moves a task on and tells its browsers at the commit. A task that is done stays as it is. For jobs: the tenant is entered. */
export const moveTask = async (
  client: Pick<pg.PoolClient, 'query'>,
  GroupId: string,
  TaskId: string,
  progress: Progress,
): Promise<void> => {
  const { State, Done = null, Total = null, Message = null, FileKey = null, FileName = null } = progress
  const { rows } = await client.query<{ user_id: string; done: number; total: number }>(step, [
    GroupId,
    TaskId,
    State,
    Done,
    Message,
    FileKey,
    FileName,
    new Date(),
    Total,
  ])
  const [row] = rows
  if (!row) return
  if (FileKey) await noteFiles(onClient(client), task, [{ GroupId, id: TaskId, FileKey }])
  const data = { TaskId, UserId: row.user_id, State, Done: row.done, Total: row.total }
  await client.query(...telling(taskMoved, GroupId, data))
}

/** The caller's own tasks of the account. */
export const ownTasks = (ctx: Pick<GroupCtx, 'GroupId' | 'actor'>) => and(eq(task.GroupId, ctx.GroupId), eq(task.UserId, ctx.actor.UserId))

/** The newest first. */
export const newestFirst = desc(task.CreatedDate)

/** A task as it is shown, with a link to its file. */
export const shownTask = (ctx: Pick<Ctx<'group'>, 'fileLink'>, row: StoredTask): TaskRow => {
  const { id, Kind, Title, State, Done, Total, Message, FileName, FileKey, Seen, CreatedDate } = row
  const FileLink = State === 'Done' && FileKey ? ctx.fileLink({ key: FileKey, name: FileName ?? Title }) : null
  return { acId: id, Kind, Title, State, Done, Total, Message, FileName, FileLink, Seen, CreatedDate: CreatedDate.getTime() }
}

/** Deletes the files of tasks of a kind that ended before a moment; the tasks stay. For jobs. */
export const forgetTaskFiles = async ({ db, files }: Pick<Services, 'db' | 'files'>, Kind: string, before: Date): Promise<void> => {
  const old = await db.asSystem('tasks with old files', tx =>
    tx
      .select({ GroupId: task.GroupId, id: task.id, FileKey: task.FileKey })
      .from(task)
      .where(and(eq(task.Kind, Kind), isNotNull(task.FileKey), lt(task.ModifiedDate, before))),
  )
  for (const { GroupId, id, FileKey } of old) {
    await db.asSystem('a task with an old file', async tx => {
      await tx
        .update(task)
        .set({ FileKey: null, FileName: null })
        .where(and(eq(task.GroupId, GroupId), eq(task.id, id)))
      await deleteFile(tx, files, { GroupId, id: FileKey?.split('/')[1] ?? id })
    })
  }
}
