import { eq } from 'drizzle-orm'
import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { withdrawInvitation } from '../../../base/people/admins.server.ts'
import { EditGroup as call } from '../contract.ts'
import { tidyGroup } from '../rules.ts'

export const EditGroup = handle(call, async (ctx, { Version, Group: { LogoFilename = null, ...profile } }) => {
  const before = await lockRecord(ctx, accountGroup, eq(accountGroup.id, ctx.GroupId))
  requireVersion(before, Version)
  if (LogoFilename !== before.LogoFilename && !isOwnFile(ctx, LogoFilename)) throw invalid([misfit('Group.LogoFilename', hints.file)])
  const values = { ...tidyGroup(profile), LogoFilename: LogoFilename || null }
  const Email = before.PrimaryUserEmail
  if (Email && Email.toLowerCase() !== values.PrimaryUserEmail) {
    await withdrawInvitation(ctx.tx, { GroupId: ctx.GroupId, Email })
    await ctx.notify('session', '')
  }
  return saveRecord(ctx, accountGroup, before, values, { Object: 'account' })
})

/** A picture that this account has uploaded: no address elsewhere is ever shown as a logo. */
const isOwnFile = ({ baseUrl, GroupId }: Ctx<'group'>, file: string | null): boolean =>
  !file || file.startsWith(`${baseUrl}/files/${GroupId}/`)
