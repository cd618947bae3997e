import type { ReportPeriod } from '../../../core/recurrence.ts'

/** How often a report is sent. */
export const frequencies = ['Daily', 'Weekly', 'Monthly', 'Quarterly'] as const
export type Frequency = (typeof frequencies)[number]

/** The period that a report of each frequency is about: the last one that is over. */
export const periodOf = { Daily: 'Day', Weekly: 'Week', Monthly: 'Month', Quarterly: 'Quarter' } as const satisfies Record<
  Frequency,
  ReportPeriod
>

/** How a report comes: as a file in the mail, or as a link that asks for sign-in. */
export const deliveries = ['PDF', 'XLSX', 'Link'] as const
export type Delivery = (typeof deliveries)[number]

/** Why a subscription was turned off, where nobody has turned it off here. */
export const stopReasons = ['Unsubscribed', 'Permission', 'Building', 'Contact', 'Report'] as const
export type StopReason = (typeof stopReasons)[number]

/** What became of one report: `Skipped`: nothing was in it, and it was asked to stay away then. */
export const sendStates = ['Waiting', 'Sent', 'Skipped', 'Failed'] as const
export type SendState = (typeof sendStates)[number]

/** Subscriptions that an account may have. */
export const mostSubscriptions = 2000
