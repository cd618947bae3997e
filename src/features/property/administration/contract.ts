import { list, read, secretText, text, uuid, write, z } from '../../../core/call.ts'
import { accountEditors } from '../../../core/permissions.ts'
import { messages, required } from '../../../core/problem.ts'
import { invitationStates } from '../../base/people/model.ts'
import { passphraseProblems } from './deletion.ts'
import { Channel, FoundBuilding, Group, GroupProfile, GroupRow } from './model.ts'
import { groupProblems } from './rules.ts'

const MB = 1024 * 1024

export const GetGroups = list('Group/GetGroups', {
  summary: 'The accounts that the caller may choose',
  scope: 'session',
  pin: true,
  quiet: true,
  rows: 'Groups',
  row: GroupRow,
  filter: z._default(
    z.strictObject({
      /** Anywhere in name, city and primary user. */
      text: z.optional(text()),
      ChannelId: z.optional(uuid()),
      Country: z.optional(text(60)),
      State: z.optional(text(60)),
      /** Those out of use instead of those in use. */
      Archived: z.optional(z.boolean()),
    }),
    {},
  ),
  sort: ['GroupName', 'City', 'Country', 'PrimaryUserDisplayName', 'Buildings', 'CreatedDate'],
  perPage: 25,
})

export const SearchBuildings = list('Group/SearchBuildings', {
  summary: 'Buildings of every account that the caller may see',
  scope: 'session',
  rows: 'Properties',
  row: FoundBuilding,
  filter: z._default(
    z.strictObject({
      /** Anywhere in name, code, address, and name of the account. */
      text: z.optional(text()),
      GroupId: z.optional(uuid()),
      ChannelId: z.optional(uuid()),
      Country: z.optional(text(60)),
      State: z.optional(text(60)),
      BuildingType: z.optional(text(60)),
    }),
    {},
  ),
  sort: ['Name', 'GroupName', 'Code', 'City', 'BuildingType'],
  perPage: 25,
})

export const GetGroup = read('Group/GetGroup', {
  summary: 'One account',
  scope: 'group',
  may: ['ManageEntities', ...accountEditors],
  input: z.strictObject({ gId: uuid() }),
  output: Group,
})

export const CreateGroup = write('Group/CreateGroup', {
  summary: 'A new account; its primary user becomes its admin and gets a mail with a one-time link',
  scope: 'global',
  may: 'ManageGroups',
  bodyLimit: 5 * MB,
  input: z.strictObject({
    Group: GroupProfile,
    /** A picture: the caller's own upload that has brought it (`Upload/StartOwnUpload` into AccountLogo); or base64, bare or as a data URL. */
    Logo: z.optional(z.nullable(z.strictObject({ fileName: text(500), UploadId: z.optional(uuid()), base64: z.optional(text(4.5 * MB)) }))),
  }),
  output: z.object({ acId: uuid() }),
  check: ({ Group: group, Logo }) => [
    ...groupProblems(group, { isNew: true }),
    ...(Logo && Logo.UploadId === undefined && !Logo.base64 ? [{ Field: 'Logo', Message: messages.required }] : []),
  ],
})

export const EditGroup = write('Group/EditGroup', {
  summary: "Save an account's profile; Version is the one that was read",
  scope: 'group',
  people: 'the first admin of an account',
  may: accountEditors,
  input: z.strictObject({
    GroupId: uuid(),
    Version: z.int(),
    Group: z.strictObject({ ...GroupProfile.shape, LogoFilename: z.optional(z.nullable(text(2000))) }),
  }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: ({ Group: group }) => groupProblems(group, { isNew: false }),
})

export const GetGroupUse = read('Group/GetGroupUse', {
  summary: 'What stops when an account is archived: its people, buildings, codes in service, surveys that are out, PINs',
  scope: 'group',
  may: 'ManageGroups',
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Members: z.int(), Buildings: z.int(), Codes: z.int(), Surveys: z.int(), Pins: z.int() }),
})

const archiving = {
  scope: 'global',
  may: 'ManageGroups',
  input: z.strictObject({ GroupId: uuid(), Version: z.int() }),
  output: z.object({ acId: uuid(), Version: z.int() }),
} as const

export const ArchiveGroup = write('Group/ArchiveGroup', {
  summary: 'Take an account out of use; nothing is deleted. Version is the one that was read',
  ...archiving,
})

export const RestoreGroup = write('Group/RestoreGroup', {
  summary: 'Bring an archived account back as it was, also one that waits to be deleted. Version is the one that was read',
  ...archiving,
})

export const ExportGroup = write('Group/ExportGroup', {
  summary:
    'Export an account whole as one ZIP, as a task: rows, uploaded files, people. The passphrase seals its secrets; without one they are left out',
  scope: 'group',
  may: 'GlobalManageGroups',
  archived: true,
  limit: 5,
  input: z.strictObject({ GroupId: uuid(), Passphrase: z.optional(z.nullable(secretText())) }),
  output: z.object({ TaskId: uuid() }),
  check: ({ Passphrase }) => passphraseProblems(Passphrase),
})

export const GetGroupExport = read('Group/GetGroupExport', {
  summary: 'When an account was last exported whole, and when it is deleted for good; null: never, or nobody has asked',
  scope: 'group',
  may: 'GlobalManageGroups',
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ ExportedDate: z.nullable(z.int()), DeletionDate: z.nullable(z.int()) }),
})

export const DeleteGroup = write('Group/DeleteGroup', {
  summary:
    'Take an account out of use, and delete it for good after 30 days: by its name and the code of an export that is at most seven days old',
  scope: 'global',
  may: 'GlobalManageGroups',
  input: z.strictObject({ GroupId: uuid(), Version: z.int(), GroupName: text(), ExportCode: text(20) }),
  output: z.object({ acId: uuid(), Version: z.int(), DeletionDate: z.int() }),
  check: input => required(input, ['GroupName', 'ExportCode']),
})

export const GetSameGroupNames = read('Group/GetSameNames', {
  summary: 'Other accounts with this name, whatever its case: for a word of warning, since names may be alike',
  scope: 'global',
  may: 'ManageGroups',
  input: z.strictObject({ Name: text(), Except: z.optional(uuid()) }),
  output: z.object({ Groups: z.array(z.object({ acId: uuid(), City: z.nullable(z.string()), Archived: z.boolean() })) }),
})

export const GetInvitation = read('Group/GetInvitation', {
  summary: "Whether the account's primary user has become its admin",
  scope: 'group',
  people: 'the first admin of an account',
  may: accountEditors,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ State: z.enum(invitationStates), ExpiresDate: z.nullable(z.int()) }),
})

export const InviteAdmin = write('Group/InviteAdmin', {
  summary: "Make the account's primary user its admin, and send the invitation, again if need be",
  scope: 'global',
  may: 'ManageGroups',
  limit: 10,
  input: z.strictObject({ GroupId: uuid() }),
  output: z.object({}),
})

export const GetChannels = list('Channel/GetChannels', {
  summary: 'Channels with their accounts, for global group admins',
  scope: 'global',
  may: 'GlobalManageGroups',
  rows: 'Groups',
  row: Channel,
  filter: z._default(z.strictObject({ text: z.optional(text()) }), {}),
  sort: ['Name'],
  perPage: 100,
})

const channel = { Name: text(100), MappedGroups: z.array(uuid()).check(z.maxLength(5000)) }

export const CreateChannel = write('Channel/CreateChannel', {
  summary: 'A new channel; its name is unique',
  scope: 'global',
  may: 'GlobalManageGroups',
  input: z.strictObject(channel),
  output: z.object({ acId: uuid() }),
  check: input => required(input, ['Name']),
})

export const EditChannel = write('Channel/EditChannel', {
  summary: 'Save the name and the accounts of a channel; Version is the one that was read',
  scope: 'global',
  may: 'GlobalManageGroups',
  input: z.strictObject({ ChannelId: uuid(), Version: z.int(), ...channel }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => required(input, ['Name']),
})

export const DeleteChannel = write('Channel/DeleteChannel', {
  summary: 'Remove a channel; its accounts stay',
  scope: 'global',
  may: 'GlobalManageGroups',
  input: z.strictObject({ ChannelId: uuid() }),
  output: z.object({}),
})
