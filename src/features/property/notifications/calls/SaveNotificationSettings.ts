import { eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { requireVersion } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { SaveNotificationSettings as call } from '../contract.ts'
import { notificationSetting } from '../tables.ts'

export const SaveNotificationSettings = handle(call, async (ctx, { Version, Choices, QuietStart, QuietEnd }) => {
  const { tx, actor, now } = ctx
  if (actor.Kind !== 'User') throw new Refusal('usr.aut.npm') // a PIN is shared by a team
  const { UserId } = actor
  const [row] = await tx.select().from(notificationSetting).where(eq(notificationSetting.UserId, UserId)).for('update')
  requireVersion(row ?? { Version: 0 }, Version)
  const next = { Choices, QuietStart: QuietStart || null, QuietEnd: QuietEnd || null }
  const columns = { ...next, ModifiedDate: now, Version: (row?.Version ?? 0) + 1 }
  const saved = row
    ? await tx.update(notificationSetting).set(columns).where(eq(notificationSetting.UserId, UserId)).returning()
    : await tx
        .insert(notificationSetting)
        .values({ UserId, CreatedDate: now, ...columns })
        .onConflictDoNothing()
        .returning()
  if (!saved[0]) throw new Refusal('sys.obj.cfl') // another tab has saved the first ones at the same time
  const before = row && { Choices: row.Choices, QuietStart: row.QuietStart, QuietEnd: row.QuietEnd }
  ctx.audit({ Object: 'app_user', ObjectId: UserId, Before: before, After: next })
  return { Version: saved[0].Version }
})
