import { eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { seal } from '../../../../platform/seal.ts'
import { wordsFor } from '../../../../platform/words.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { newTask } from '../../../base/tasks/data.ts'
import { ExportGroup as call } from '../contract.ts'
import { exportGroup } from '../jobs.ts'
import { words } from '../words.ts'

export const ExportGroup = handle(call, async (ctx, { Passphrase }) => {
  const { GroupId, actor, language: Language } = ctx
  const [group] = await ctx.tx.select({ id: accountGroup.id }).from(accountGroup).where(eq(accountGroup.id, GroupId))
  if (!group) throw notFound()
  const TaskId = await newTask(ctx, { Kind: 'AccountExport', Title: wordsFor(words, Language)('leaving.task'), Total: 0 })
  const by = { UserId: actor.UserId, FullName: actor.FullName, Language }
  // The queue is no place for a passphrase that can be read.
  await ctx.enqueue(exportGroup, { GroupId, TaskId, ...by, Passphrase: Passphrase ? seal(ctx.secret, Passphrase) : null })
  ctx.audit({ Object: 'account', ObjectId: GroupId, After: { Exported: true } })
  return { TaskId }
})
