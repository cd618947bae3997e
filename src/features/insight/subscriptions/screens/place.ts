import type { Input, Output } from '../../../../core/call.ts'
import type { CreateSubscription, GetReportTypes } from '../contract.ts'

/** Whose reports: of a building, or without one of the account. */
export type SubscriptionPlace = { gId: string; bId: string | null }

/** The report that is offered first, narrowed by the address of a paper. */
export type OfferedReport = { Type: string; ReportName: string; Path: string }
export type ReportTypes = Output<typeof GetReportTypes>
/** What the drawer holds: the same for a new subscriber and for one that is edited. */
export type SubscriberValues = Omit<Input<typeof CreateSubscription>, 'BuildingId'>
