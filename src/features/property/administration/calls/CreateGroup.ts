import { eq } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import type { GroupId } from '../../../../core/ids.ts'
import { noteFiles } from '../../../../platform/files/fileUse.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { keepFile, keepUpload } from '../../../base/files/keep.server.ts'
import { ownPlace, requireUpload } from '../../../base/files/upload.server.ts'
import { makeAdmin } from '../../../base/people/admins.server.ts'
import { CreateGroup as call } from '../contract.ts'
import { sendInvitation } from '../jobs.ts'
import { tidyGroup } from '../rules.ts'

type Logo = NonNullable<Parsed<typeof call>['Logo']>

export const CreateGroup = handle(call, async (ctx, { Group, Logo }) => {
  const values = tidyGroup(Group)
  const [made] = await ctx.tx.insert(accountGroup).values(values).returning({ id: accountGroup.id })
  if (!made) throw new Error('no account was made')
  const id = made.id as GroupId // made above
  const LogoFilename = Logo ? await keptLogo(ctx, id, Logo) : null
  if (LogoFilename) {
    await ctx.tx.update(accountGroup).set({ LogoFilename }).where(eq(accountGroup.id, id))
    await noteFiles(ctx.tx, accountGroup, [{ id, LogoFilename }])
  }
  const Email = values.PrimaryUserEmail ?? '' // required of a new account
  const UserId = await makeAdmin(ctx.tx, { GroupId: id, Email, FullName: values.PrimaryUserDisplayName ?? Email })
  if (UserId) {
    await ctx.enqueue(sendInvitation, { GroupId: id, UserId, Sender: ctx.actor.FullName, Language: ctx.language, At: ctx.now.getTime() })
    await ctx.notify('session', '')
  }
  ctx.audit({ GroupId: id, Object: 'account', ObjectId: id, After: { ...values, LogoFilename } })
  return { acId: id }
})

const keptLogo = async (ctx: Ctx<'global'>, id: GroupId, { fileName, base64 = '', UploadId }: Logo): Promise<string> => {
  const inGroup = { ...ctx, GroupId: id, buildings: 'all' as const, BuildingId: undefined }
  const at = { field: 'Logo', bucket: 'AccountLogo' } as const
  const file = UploadId
    ? await keepUpload(inGroup, await requireUpload(ownPlace(ctx), UploadId, at.field), at)
    : await keepFile(inGroup, { ...at, content: base64, fileName })
  return file.Link
}
