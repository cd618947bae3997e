import { text, uuid, z } from '../../../core/call.ts'

/** The ways to notify people. `Bell`: in the portal only; every other way rings the bell too if the person signs in. */
export const notificationMethods = ['Bell', 'Email', 'TextMessage', 'GoogleMessage'] as const
export type NotificationMethod = (typeof notificationMethods)[number]

/**
 * Kinds of notifications, for which each person chooses their ways. `own`: about the person's own work, so no rule of a building names
 * them. `byVisitor`: caused by visitors, so its mails and texts count for the visitors' share.
 */
export const notificationKinds = {
  BadScore: { own: false, byVisitor: true },
  UrgentRequest: { own: false, byVisitor: true },
  FailedInspection: { own: false, byVisitor: true },
  NewRequest: { own: false, byVisitor: true },
  Registration: { own: false, byVisitor: true },
  VisitorNote: { own: true, byVisitor: true },
  RequestOverdue: { own: true, byVisitor: true },
  Assigned: { own: true, byVisitor: false },
  FigureAlert: { own: true, byVisitor: false },
  ReviewsStopped: { own: true, byVisitor: false },
  EquipmentExpires: { own: false, byVisitor: false },
  /** Nobody has handled a lead for two days. */
  LeadWaiting: { own: false, byVisitor: true },
  /** A permit has ended, and somebody is still there. */
  PermitPastEnd: { own: false, byVisitor: false },
  RoundLate: { own: true, byVisitor: false },
  RoundMissed: { own: false, byVisitor: false },
  /** A round was walked; by default only where something was out of its limits or skipped. */
  RoundReport: { own: false, byVisitor: false },
  /** A walk that its phone has not sent whole for a day. */
  WalkWaiting: { own: false, byVisitor: false },
} as const satisfies Record<string, { own: boolean; byVisitor: boolean }>
export type NotificationKind = keyof typeof notificationKinds
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]] // its own keys

/** What a rule of a QR type may ask for. A score is of 1 to 5. */
export const ruleChoices = ['AtMost1', 'AtMost2', 'AtMost3', 'Any', 'Failed', 'High', 'Overdue', 'BadRating'] as const
export type RuleChoice = (typeof ruleChoices)[number]

/** What the managers of a building are told while no rule of the building names anybody, and as which kind. */
export const defaultChoices = {
  AtMost2: 'BadScore',
  High: 'UrgentRequest',
  Failed: 'FailedInspection',
  Any: 'Registration',
} as const satisfies Partial<Record<RuleChoice, NotificationKind>>
export type DefaultChoice = keyof typeof defaultChoices
export const defaultChoiceNames = Object.keys(defaultChoices) as [DefaultChoice, ...DefaultChoice[]] // its own keys

/** Google spaces of a building, by the names of the specification. */
export const spaceNames = ['SupportChannel', 'OperationsChannel', 'OrgChannel'] as const
export type SpaceName = (typeof spaceNames)[number]

export const weekDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** When a mail, text or Google message goes out, by the building's clock: no days are all days, no times the whole day (`HH:MM`). */
export const Schedule = z.strictObject({
  Days: z.array(z.enum(weekDays)).check(z.maxLength(7)),
  StartTimeString: text(5),
  EndTimeString: text(5),
})
export type Schedule = z.output<typeof Schedule>

/** Every location of a building. */
export const anyLocation = 'All'

const orNone = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))
/** One schedule row of a rule: who is notified, how, of what and when. */
export const Criterion = z.strictObject({
  /** Tells the rows of a rule apart. */
  Key: text(60),
  Method: z.nullable(z.enum(notificationMethods)),
  /** A contact of the building. */
  RecipientId: orNone(uuid()),
  /** Which of the rule's choices. */
  Value: orNone(z.enum(ruleChoices)),
  /** Words that stand before the message in the Google space. */
  GoogleMessage: orNone(text(200)),
  SpaceId: orNone(z.enum(spaceNames)),
  /** What the code hangs at (an entity type), or `All`. */
  Location: orNone(text(60)),
  Schedule,
  /** Only what this tenant of the building sends. */
  TenantId: orNone(uuid()),
  /** Of the contact and the tenant as they are: told when rules are read, and not kept. */
  PhoneNumber: orNone(text(30)),
  Email: orNone(text(254)),
  TenantName: orNone(text(200)),
  /** Whether the contact can be told so: still here, sees the building, has the address. */
  Accessible: z.optional(z.boolean()),
})
export type Criterion = z.output<typeof Criterion>

/** A person's ways for one kind of notification. */
export const OwnMethods = z.strictObject({ Bell: z.boolean(), Email: z.boolean(), TextMessage: z.boolean() })
export type OwnMethods = z.output<typeof OwnMethods>
export const OwnChoices = z.strictObject(
  Object.fromEntries(notificationKindNames.map(kind => [kind, OwnMethods])) as Record<NotificationKind, typeof OwnMethods>, // one for each kind
)
export type OwnChoices = z.output<typeof OwnChoices>

/** The values in a source's text. */
export type NotificationFacts = Readonly<Record<string, string | number | null>>
