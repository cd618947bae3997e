import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { member } from '../people/tables.ts'
import { accountGroup, channelGroup } from './tables.ts'

/** Buildings of any account that the caller may see, as a condition; nothing for global admins, who see all. */
export const seenBy = ({ groups, UserId }: Pick<Actor, 'groups' | 'UserId'>): SQL | undefined =>
  groups === 'all'
    ? undefined
    : sql`exists (select from ${member} where ${member.GroupId} = ${building.GroupId} and ${member.UserId} = ${UserId}
        and not ${member.Disabled} and (${member.AccessBuildingIds} is null or ${building.id} = any(${member.AccessBuildingIds})))`

/** Whether an account, by its id, is in use: an archived one stands in no list and its pages are closed. */
export const accountInUse = (group: SQL | AnyColumn): SQL =>
  sql`${group} not in (select ${accountGroup.id} from ${accountGroup} where ${accountGroup.ArchivedDate} is not null)`

/** Whether an account, by its id, is one of a channel's. */
export const inChannel = (group: SQL, ChannelId: string): SQL =>
  sql`${group} in (select ${channelGroup.MappedGroupId} from ${channelGroup} where ${channelGroup.ChannelId} = ${ChannelId})`
