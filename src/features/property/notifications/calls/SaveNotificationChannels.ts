import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { seal } from '../../../../platform/seal.ts'
import { SaveNotificationChannels as call } from '../contract.ts'
import { notificationChannel } from '../tables.ts'

const Object = 'notification_channel'

export const SaveNotificationChannels = handle(call, async (ctx, { Version, SupportChannel, OperationsChannel, OrgChannel }) => {
  const { tx, GroupId, BuildingId, now, secret } = ctx
  const sealed = {
    SupportChannel: seal(secret, SupportChannel.trim()),
    OperationsChannel: seal(secret, OperationsChannel.trim()),
    OrgChannel: seal(secret, OrgChannel.trim()),
  }
  const [row] = await tx
    .select()
    .from(notificationChannel)
    .where(and(eq(notificationChannel.GroupId, GroupId), eq(notificationChannel.BuildingId, BuildingId)))
    .for('update')
  requireVersion(row ?? { Version: 0 }, Version)
  if (row) return { Version: (await saveRecord(ctx, notificationChannel, row, sealed, { Object })).Version }
  const [made] = await tx
    .insert(notificationChannel)
    .values({ GroupId, BuildingId, ...sealed, CreatedDate: now, ModifiedDate: now })
    .onConflictDoNothing()
    .returning({ id: notificationChannel.id, Version: notificationChannel.Version })
  if (!made) throw new Refusal('sys.obj.cfl') // somebody else has made it at the same time
  ctx.audit({ Object, ObjectId: made.id, After: sealed })
  return { Version: made.Version }
})
