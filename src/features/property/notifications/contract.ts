import { Localized, list, put, read, text, uuid, webText, write, z } from '../../../core/call.ts'
import { channel } from '../../../core/channel.ts'
import { Criterion, defaultChoiceNames, notificationKindNames, OwnChoices, ruleChoices, spaceNames } from './model.ts'
import { findQuietProblems, findSpaceProblems, mostCriteria } from './rules.ts'

const may = 'ManagePropertyInfo' as const

export const notified = channel<{ UserId: string }>('notification', { summary: 'The user is told of something', about: 'user' })

/** One line at the caller's bell, in the caller's language. */
export const NotificationRow = z.object({
  id: uuid(),
  CreatedDate: z.int(),
  Kind: z.enum(notificationKindNames),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Title: z.string(),
  Text: z.string(),
  /** The page that it leads to. */
  Path: z.string(),
  Read: z.boolean(),
})
export type NotificationRow = z.output<typeof NotificationRow>

export const GetNotifications = list('Notification/GetNotifications', {
  summary: 'What the caller was told of in an account, the newest first',
  scope: 'group',
  quiet: true,
  rows: 'Notifications',
  row: NotificationRow,
  filter: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    Kind: z.optional(z.enum(notificationKindNames)),
    Unread: z.optional(z.boolean()),
  }),
  sort: ['CreatedDate'],
  perPage: 25,
})

export const GetUnreadCount = read('Notification/GetUnreadCount', {
  summary: 'How many notifications the caller has not read; at most 100 are counted',
  scope: 'group',
  quiet: true,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Unread: z.int() }),
})

export const ReadAllNotifications = put('notifications/readall', {
  summary: 'Mark all of the caller’s notifications in an account as read',
  scope: 'group',
  archived: true,
  input: z.strictObject({ GroupId: uuid() }),
  output: z.object({ Read: z.int() }),
})

export const ReadNotification = put('notifications/read/{id}', {
  summary: 'Mark one of the caller’s notifications as read',
  scope: 'group',
  archived: true,
  ids: { id: 'notification' },
  input: z.strictObject({ GroupId: uuid(), id: uuid() }),
  output: z.object({}),
})

const NotificationContact = z.object({
  ContactId: uuid(),
  FullName: Localized(),
  Role: z.string(),
  PhoneNumber: z.string(),
  Email: z.string(),
  /** Has a place in the portal, so that the bell reaches them. */
  SignsIn: z.boolean(),
})
const place = { gId: uuid(), bId: uuid() }

export const GetNotificationContacts = read('Notification/GetNotificationContacts', {
  summary: 'Whom rules of a building can name: its contacts, and those of the portfolio who have it',
  scope: 'building',
  may,
  input: z.strictObject(place),
  output: z.object({ Contacts: z.array(NotificationContact) }),
})

export const GetNotificationTenants = read('Notification/GetNotificationTenants', {
  summary: 'The tenants whose requests rules of a building can be limited to',
  scope: 'building',
  may,
  input: z.strictObject(place),
  output: z.object({ Tenants: z.array(z.object({ TenantId: uuid(), TenantName: z.string() })) }),
})

const NotificationRule = z.object({
  /** Null: nobody has set it yet. */
  acId: z.nullable(uuid()),
  Version: z.int(),
  QrType: z.string(),
  DisplayText: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
  Choices: z.array(z.enum(ruleChoices)),
  NeedsLocation: z.boolean(),
  Criteria: z.array(Criterion),
  /** Codes in use of the building by which it comes in. */
  Codes: z.int(),
  /** Whom the building tells of what by default, at the bell; null: nobody, or a rule of the building names somebody. */
  Default: z.nullable(z.object({ Value: z.enum(defaultChoiceNames), Names: z.array(z.string()) })),
})
export type NotificationRule = z.output<typeof NotificationRule>
const Spaces = { SupportChannel: webText(), OperationsChannel: webText(), OrgChannel: webText() } as const satisfies Record<
  (typeof spaceNames)[number],
  unknown
>

export const GetNotificationRules = read('Notification/GetNotificationRules', {
  summary: 'The rules of a building, one for each QR type by which something comes in, and its Google spaces',
  scope: 'building',
  may,
  people: 'names of the managers who are told by default',
  input: z.strictObject(place),
  output: z.object({
    Rules: z.array(NotificationRule),
    Channels: z.object({ Version: z.int(), ...Spaces }),
    /** No rule names anybody: the building's managers get bad scores and urgent requests. */
    ByDefault: z.boolean(),
  }),
})

export const SaveNotificationRule = write('Notification/SaveNotificationRule', {
  summary: 'Save whom a building tells of what comes in by a QR type, by what and when',
  scope: 'building',
  may,
  ids: { RuleId: 'notification_rule' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    RuleId: z.optional(z.nullable(uuid())),
    QrType: text(60),
    Version: z.optional(z.int()),
    Criteria: z.array(Criterion).check(z.maxLength(mostCriteria)),
  }),
  output: z.object({ acId: uuid(), Version: z.int() }),
})

export const SaveNotificationChannels = write('Notification/SaveNotificationChannels', {
  summary: 'Save the incoming webhooks of a building’s Google spaces; an empty address takes one away',
  scope: 'building',
  may,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), Version: z.int(), ...Spaces }),
  output: z.object({ Version: z.int() }),
  check: ({ SupportChannel, OperationsChannel, OrgChannel }) => findSpaceProblems({ SupportChannel, OperationsChannel, OrgChannel }),
})

const people = 'who is signed in'
const Setting = { Choices: OwnChoices, QuietStart: z.nullable(text(5)), QuietEnd: z.nullable(text(5)) }

export const GetNotificationSettings = read('Settings/GetNotificationSettings', {
  summary: 'By what the signed-in user wants to be told, and when not',
  scope: 'session',
  people,
  input: z.strictObject({}),
  output: z.object({ ...Setting, Version: z.int(), HasPhone: z.boolean() }),
})

export const SaveNotificationSettings = write('Settings/SaveNotificationSettings', {
  summary: 'Save by what the signed-in user wants to be told; a no wins over the rule of a building for mail and text',
  scope: 'session',
  people,
  input: z.strictObject({ ...Setting, Version: z.int() }),
  output: z.object({ Version: z.int() }),
  check: findQuietProblems,
})
