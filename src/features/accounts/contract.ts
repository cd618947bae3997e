import { list, read, text, uuid, z } from '../../core/call.ts'
import { Channel, Group, GroupRow } from './model.ts'

export const GetGroups = list('Group/GetGroups', {
  summary: 'The accounts that the caller may choose',
  scope: 'session',
  quiet: true,
  rows: 'Groups',
  row: GroupRow,
  filter: z._default(z.strictObject({ text: z.optional(text()), ChannelId: z.optional(uuid()) }), {}),
  sort: ['GroupName', 'CreatedDate'],
  perPage: 25,
})

export const GetGroup = read('Group/GetGroup', {
  summary: 'One account',
  scope: 'group',
  input: z.strictObject({ gId: uuid() }),
  output: Group,
})

export const GetChannels = list('Channel/GetChannels', {
  summary: 'Channels with their accounts, for global group admins',
  scope: 'global',
  may: 'GlobalManageGroups',
  rows: 'Groups',
  row: Channel,
  filter: z._default(z.strictObject({}), {}),
  sort: ['Name'],
  perPage: 100,
})
