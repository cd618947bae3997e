import { eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { GetGroupExport as call } from '../contract.ts'

export const GetGroupExport = handle(call, async ({ tx, GroupId }) => {
  const [group] = await tx.select().from(accountGroup).where(eq(accountGroup.id, GroupId))
  if (!group) throw notFound()
  return { ExportedDate: group.ExportedDate?.getTime() ?? null, DeletionDate: group.DeletionDate?.getTime() ?? null }
})
