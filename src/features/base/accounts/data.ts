import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { accountGroup, channelGroup } from './tables.ts'

/** Topic of the messages that tell every process of accounts that were taken out of use or brought back. */
export const accountTopic = 'account'

/** Whether an account is in use. An archived account is in no list, and its pages are closed. */
export const accountInUse = (group: SQL | AnyColumn): SQL =>
  sql`${group} not in (select ${accountGroup.id} from ${accountGroup} where ${accountGroup.ArchivedDate} is not null)`

/** Whether an account, by its id, is one of a channel's. */
export const inChannel = (group: SQL, ChannelId: string): SQL =>
  sql`${group} in (select ${channelGroup.MappedGroupId} from ${channelGroup} where ${channelGroup.ChannelId} = ${ChannelId})`
