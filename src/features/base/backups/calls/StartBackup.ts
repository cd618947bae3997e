import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { wordsFor } from '../../../../platform/words.ts'
import { newTask } from '../../tasks/data.ts'
import { StartBackup as call } from '../contract.ts'
import { makeBackups } from '../jobs.ts'
import { backupMessages } from '../rules.ts'
import { words } from '../words.ts'

export const StartBackup = handle(call, async ctx => {
  if (typeof ctx.backups === 'string') throw new Refusal('sys.obj.cfl', backupMessages[ctx.backups])
  const TaskId = await newTask(ctx, { Kind: 'Backup', Title: wordsFor(words, ctx.language)('taskTitle'), Total: 1 })
  await ctx.enqueue(makeBackups, { GroupId: ctx.GroupId, TaskId, Language: ctx.language })
  ctx.audit({ Object: 'backup', ObjectId: TaskId, After: { Started: 'by hand' } })
  return { TaskId }
})
