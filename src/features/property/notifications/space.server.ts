import { and, eq, isNull } from 'drizzle-orm'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { unseal } from '../../../platform/seal.ts'
import { building } from '../buildings/tables.ts'
import type { SpaceName } from './model.ts'
import { isSpaceAddress } from './rules.ts'
import { notificationChannel } from './tables.ts'

const milliseconds = 7000

/** Writes to a Google space of a building, by the incoming webhook that is set when it is done. What Google refuses for good is not tried again. */
export const postToSpace = job<InAccount & { BuildingId: string; SpaceId: SpaceName; Text: string }>(
  'notifications.postToSpace',
  async ({ services: { db, config, log }, jobId, last }, { GroupId, BuildingId, SpaceId, Text }) => {
    const sealed = await db.withTenant(GroupId, async tx => {
      const [found] = await tx
        .select({ address: notificationChannel[SpaceId] })
        .from(notificationChannel)
        .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, notificationChannel.BuildingId)))
        .where(and(eq(notificationChannel.GroupId, GroupId), eq(notificationChannel.BuildingId, BuildingId), isNull(building.ArchivedDate)))
      return found?.address ?? ''
    })
    const address = unseal(config.secret, sealed)
    if (!isSpaceAddress(address)) return
    const { pathname, search } = new URL(address)
    const status = await post(`${config.googleChatUrl}${pathname}${search}`, Text)
    if (status >= 200 && status < 300) return
    log.warn({ job: jobId, status }, 'a Google space did not take a message')
    const forGood = status >= 400 && status < 500 && ![408, 425, 429].includes(status)
    if (!forGood && !last) throw new Error(`Google Chat answered ${status}`)
  },
)

/** The status of the answer, 0 without one. */
const post = async (address: string, text: string): Promise<number> => {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
    })
    await reply.body?.cancel()
    return reply.status
  } catch {
    return 0
  }
}
