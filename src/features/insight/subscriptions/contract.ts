import { flag, Localized, list, read, text, uuid, write, z } from '../../../core/call.ts'
import { hints } from '../../../core/hints.ts'
import { languages } from '../../../core/words.ts'
import { isZone } from '../../../core/zones.ts'
import { deliveries, frequencies, sendStates, stopReasons } from './model.ts'
import { subscriptionProblems } from './rules.ts'

/** Of a building the first, of an account the second; a call asks for the one of its place. */
const may = ['AnalyticsDashboards', 'ViewAnalytics'] as const
const place = { gId: uuid(), bId: z.optional(uuid()) }
const GroupId = uuid()

const SubscriptionFields = {
  ReportName: z.string(),
  Type: z.string(),
  Email: z.string(),
  Name: z.string(),
  JobTitle: z.string(),
  Frequency: z.enum(frequencies),
  RecipientId: z.nullable(uuid()),
  OnOff: z.boolean(),
  Hour: z.int(),
  Weekday: z.int(),
  TimeZone: z.string(),
  Language: z.enum(languages),
  Delivery: z.enum(deliveries),
  SkipEmpty: z.boolean(),
  Path: z.string(),
}

export const SubscriptionItem = z.object({
  id: uuid(),
  acId: uuid(),
  SubscriptionId: uuid(),
  BuildingId: z.nullable(uuid()),
  ...SubscriptionFields,
  Stopped: z.nullable(z.enum(stopReasons)),
  NextDate: z.nullable(z.int()),
  CreatedDate: z.int(),
  Version: z.int(),
})
export type SubscriptionItem = z.output<typeof SubscriptionItem>

export const GetSubscriptions = list('Subscription/GetSubscriptions', {
  summary: 'Subscriptions to reports of a building; without one, to those of the account',
  scope: 'group',
  may,
  rows: 'Subscriptions',
  row: SubscriptionItem,
  filter: z.strictObject({ ...place, text: z.optional(text(100)), OnOff: z.optional(flag()) }),
  sort: ['CreatedDate', 'ReportName', 'Name', 'Email', 'JobTitle'],
  perPage: 10,
})

export const GetReportBuilderSubscriptions = list('Report/GetReportBuilderSubscriptions', {
  summary: 'Subscriptions to reports that were built, of the account and of all buildings that the caller sees',
  scope: 'group',
  may,
  rows: 'Subscriptions',
  row: z.extend(SubscriptionItem, { BuildingName: z.nullable(Localized()) }),
  filter: z.strictObject({ gId: uuid(), text: z.optional(text(100)), OnOff: z.optional(flag()) }),
  sort: ['CreatedDate', 'ReportName', 'Name', 'Email', 'JobTitle'],
  perPage: 10,
})

const LogItem = z.object({
  id: uuid(),
  SubscriptionId: z.nullable(uuid()),
  ReportName: z.string(),
  Name: z.string(),
  Email: z.string(),
  FirstDay: z.string(),
  LastDay: z.string(),
  State: z.enum(sendStates),
  Problem: z.string(),
  Test: z.boolean(),
  CreatedDate: z.int(),
  SentDate: z.nullable(z.int()),
  OpenedDate: z.nullable(z.int()),
})

export const GetSubscriptionLog = list('Subscription/GetSubscriptionLog', {
  summary: 'What went out of the subscriptions of a building or of the account, to whom, and whether its link was followed',
  scope: 'group',
  may,
  rows: 'Sent',
  row: LogItem,
  filter: z.strictObject({ ...place, SubscriptionId: z.optional(uuid()), State: z.optional(z.enum(sendStates)) }),
  sort: ['CreatedDate'],
  perPage: 25,
})

const labels = z.object({ en: z.string(), es: z.string(), fr: z.string() })
export const GetReportTypes = read('Subscription/GetReportTypes', {
  summary:
    'The reports of a building or of the account that the caller may subscribe to, with the frequency of those that have a fixed one',
  scope: 'group',
  may,
  input: z.strictObject(place),
  output: z.object({
    Types: z.array(
      z.object({
        Type: z.string(),
        Title: labels,
        Personal: z.boolean(),
        /** Subscribed to where it is shown: its `Path` says which one it is. */
        Composed: z.boolean(),
        Frequency: z.nullable(z.enum(frequencies)),
        /** The one that a new subscription is offered; `Daily`: the report tells of the 24 hours before it. */
        Hour: z.int(),
        Daily: z.boolean(),
      }),
    ),
    Delivery: z.enum(deliveries),
    TimeZone: z.nullable(z.string()),
  }),
})

const zone = text(60).check(z.refine(isZone, hints.zone))
/** What is sent, and when. `Path`: the address of its print page, which says what it is narrowed to. */
const asked = {
  GroupId,
  ptId: z.optional(text(100)),
  ReportName: text(200),
  Type: text(100),
  Frequency: z.enum(frequencies),
  Path: z._default(text(2000), ''),
  Hour: z._default(z.int().check(z.minimum(0), z.maximum(23)), 7),
  Weekday: z._default(z.int().check(z.minimum(0), z.maximum(6)), 1),
  TimeZone: zone,
  Language: z._default(z.enum(languages), 'en'),
  Delivery: z._default(z.enum(deliveries), 'PDF'),
  SkipEmpty: z._default(z.boolean(), false),
}
const recipient = {
  Email: text(254),
  Name: text(200),
  JobTitle: z._default(text(200), ''),
  RecipientId: z._default(z.nullable(uuid()), null),
}
const saved = z.object({ acId: uuid(), SubscriptionId: uuid(), Version: z.int() })

export const CreateSubscription = write('Subscription/CreateSubscription', {
  summary: 'Subscribe somebody to a report of a building, or without one of the account',
  scope: 'group',
  may,
  people: 'whether the subscriber signs in is kept with people',
  input: z.strictObject({ ...asked, ...recipient, BuildingId: z.optional(uuid()) }),
  output: saved,
  check: subscriptionProblems,
})

export const UpdateSubscription = write('Subscription/UpdateSubscription', {
  summary: 'Change a subscription; from now on the report is read with the rights of whoever changed it',
  scope: 'group',
  may,
  people: 'whether the subscriber signs in is kept with people',
  input: z.strictObject({ ...asked, ...recipient, SubscriptionId: uuid(), Version: z.int() }),
  output: saved,
  check: subscriptionProblems,
})

export const ToggleSubscription = write('Subscription/ToggleSubscription', {
  summary: 'Turn a subscription off or on',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId, SubscriptionId: uuid(), OnOff: z.boolean() }),
  output: z.object({ OnOff: z.boolean(), Version: z.int() }),
})

export const DeleteSubscriptions = write('Subscription/DeleteSubscriptions', {
  summary: 'Remove subscriptions; what was sent stays in the log',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId, SubscriptionIds: z.array(uuid()).check(z.minLength(1), z.maxLength(500)) }),
  output: z.object({ Deleted: z.int() }),
})

export const SendTestReport = write('Subscription/SendTestReport', {
  summary: 'Mail a report to oneself, as its subscribers would get it now',
  scope: 'group',
  may,
  people: 'the address of the caller is kept with people',
  limit: 20,
  input: z.strictObject({ ...asked, BuildingId: z.optional(uuid()) }),
  output: z.object({ Email: z.string() }),
  check: input => subscriptionProblems({ ...input, Name: '-', Email: 'me@own.example' }),
})

export const SaveSubscriptionSetting = write('Subscription/SaveSubscriptionSetting', {
  summary: 'How new subscriptions of an account are sent if nobody says otherwise',
  scope: 'group',
  may: 'ViewAnalytics',
  input: z.strictObject({ GroupId, Delivery: z.enum(deliveries) }),
  output: z.object({ Delivery: z.enum(deliveries) }),
})

export const GetSubscriptionReport = read('Subscription/GetSubscriptionReport', {
  summary: 'A report that was sent to the caller, with the address of its file',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid(), DeliveryId: uuid() }),
  output: z.object({
    ReportName: z.string(),
    FirstDay: z.string(),
    LastDay: z.string(),
    Clock: z.string(),
    FileLink: z.nullable(z.string()),
  }),
})
