import type { Tx } from '../../../platform/db/database.ts'
import { channelGroup } from '../../base/accounts/tables.ts'

/** Puts accounts into a channel that has none; one that does not exist is refused as not found. */
export const mapGroups = async (tx: Tx, ChannelId: string, groups: readonly string[]): Promise<void> => {
  if (groups.length > 0) await tx.insert(channelGroup).values([...new Set(groups)].map(MappedGroupId => ({ ChannelId, MappedGroupId })))
}
