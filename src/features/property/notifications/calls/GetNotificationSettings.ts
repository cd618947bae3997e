import { eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { userById } from '../../../base/people/data.ts'
import { GetNotificationSettings as call } from '../contract.ts'
import { completeChoices } from '../rules.ts'
import { notificationSetting } from '../tables.ts'

export const GetNotificationSettings = handle(call, async ({ tx, actor: { UserId } }) => {
  const [own] = await tx.select().from(notificationSetting).where(eq(notificationSetting.UserId, UserId))
  const user = await userById(tx, UserId)
  return {
    Choices: completeChoices(own?.Choices ?? null),
    QuietStart: own?.QuietStart ?? null,
    QuietEnd: own?.QuietEnd ?? null,
    Version: own?.Version ?? 0,
    HasPhone: Boolean(user?.Phone),
  }
})
