import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { accountGroup, channelGroup } from './tables.ts'

/** Topic of the messages that tell every process of accounts that were taken out of use or brought back. */
export const accountTopic = 'account'

/** Whether an account is in use. An archived account is in no list, and its pages are closed. */
export const accountInUse = (group: SQL | AnyColumn): SQL =>
  sql`${group} not in (select ${accountGroup.id} from ${accountGroup} where ${accountGroup.ArchivedDate} is not null)`

/** Lets two who save settings of one account at once wait for each other, where no row of them need exist yet. */
export const lockAccount = async ({ tx, GroupId }: { tx: Tx; GroupId: string }): Promise<void> => {
  await tx.select({ id: accountGroup.id }).from(accountGroup).where(eq(accountGroup.id, GroupId)).for('update')
}

/** Whether an account, by its id, is one of a channel's. */
export const inChannel = (group: SQL, ChannelId: string): SQL =>
  sql`${group} in (select ${channelGroup.MappedGroupId} from ${channelGroup} where ${channelGroup.ChannelId} = ${ChannelId})`
