import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../../core/hints.ts'
import { invalid, Refusal } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { storedFile } from '../../../../platform/tables.ts'
import { fileAt } from '../../files/rules.ts'
import { appUser } from '../../people/tables.ts'
import { updateUser } from '../../people/users.server.ts'
import { SaveOwnProfile as call } from '../contract.ts'
import { profileIn, versionOf } from '../data.ts'

export const SaveOwnProfile = handle(call, async (ctx, { Version, ...given }) => {
  const [user] = await ctx.tx.select().from(appUser).where(eq(appUser.id, ctx.actor.UserId)).for('update')
  if (!user) throw new Refusal('usr.aut.npm')
  const before = profileIn(user)
  if (versionOf(before) !== Version) throw new Refusal('sys.obj.cfl')
  const after = { ...given, FullName: given.FullName.trim() }
  if (after.Picture !== before.Picture && after.Picture !== null) await provenPicture(ctx, after.Picture)
  await updateUser(ctx.tx, user.id, { ...after, Phone: after.Phone || null, ModifiedDate: ctx.now })
  if (after.FullName !== before.FullName) await ctx.notify('session', '') // every process keeps the name with its sessions
  ctx.audit({ Object: 'app_user', ObjectId: user.id, Before: before, After: after })
  return { Version: versionOf(after) }
})

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// Only a file that this user uploaded as an avatar: every viewer of the picture would load any other address.
const provenPicture = async ({ tx, actor, baseUrl }: Ctx<'session'>, address: string): Promise<void> => {
  const refused = invalid([misfit('Picture', hints.file)])
  const { group, id } = fileAt(address) ?? { group: '', id: '' }
  if (!uuid.test(group) || !uuid.test(id) || !(address.startsWith('/') || address.startsWith(`${baseUrl}/`))) throw refused
  const [found] = await tx
    .select({ GroupId: storedFile.GroupId })
    .from(storedFile)
    .where(and(eq(storedFile.GroupId, group), eq(storedFile.id, id), eq(storedFile.UserId, actor.UserId), eq(storedFile.Bucket, 'avatar')))
  if (!found) throw refused
}
