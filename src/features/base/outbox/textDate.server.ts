import type { GroupCtx } from '../../../platform/handle.ts'
import { textStart } from '../../../platform/sms/desk.ts'

/** From when on a text that staff send now goes out, epoch ms, as a call tells it; nothing: at once. */
export const findTextDate = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>): Promise<{ TextDate?: number }> => {
  const { rows } = await tx.execute<{ at: Date | string | null }>(textStart(GroupId))
  const at = rows[0]?.at ?? null
  return at === null ? {} : { TextDate: new Date(at).getTime() }
}
