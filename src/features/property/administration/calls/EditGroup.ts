import { eq, sql } from 'drizzle-orm'
import { hints, misfit } from '../../../../core/hints.ts'
import { invalid, notFound, Refusal } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { withdrawInvitation } from '../../../base/people/admins.server.ts'
import { EditGroup as call } from '../contract.ts'
import { tidied } from '../rules.ts'

export const EditGroup = handle(call, async (ctx, { Version, Group: { LogoFilename = null, ...profile } }) => {
  const [before] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, ctx.GroupId)).for('update')
  if (!before) throw notFound()
  if (before.Version !== Version) throw new Refusal('sys.obj.cfl')
  if (LogoFilename !== before.LogoFilename && !isOwnFile(ctx, LogoFilename)) throw invalid([misfit('Group.LogoFilename', hints.file)])
  const values = { ...tidied(profile), LogoFilename: LogoFilename || null }
  const next = Version + 1
  await ctx.tx
    .update(accountGroup)
    .set({ ...values, Version: next, ModifiedDate: sql`now()` })
    .where(eq(accountGroup.id, ctx.GroupId))
  const Email = before.PrimaryUserEmail
  if (Email && Email.toLowerCase() !== values.PrimaryUserEmail) {
    await withdrawInvitation(ctx.tx, { GroupId: ctx.GroupId, Email })
    await ctx.notify('session', '')
  }
  ctx.audit({ Object: 'account', ObjectId: ctx.GroupId, Before: namedIn(before, values), After: values })
  return { acId: ctx.GroupId, Version: next }
})

const namedIn = (row: object, values: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(values, name)))

/** A picture that this account has uploaded: no address elsewhere is ever shown as a logo. */
const isOwnFile = ({ baseUrl, GroupId }: Ctx<'group'>, file: string | null): boolean =>
  !file || file.startsWith(`${baseUrl}/files/${GroupId}/`)
