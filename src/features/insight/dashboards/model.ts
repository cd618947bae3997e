import { reportMoment, text, uuid, z } from '../../../core/call.ts'
import type { Permission } from '../../../core/permissions.ts'
import { makeRegistry } from '../../../core/registry.ts'

/** The part of a dashboard that is known everywhere. Its content is in its screen, which is loaded when it is opened. */
export type DashboardHead = {
  /** Its name on the wire (`ReportType`), and of its permission, if the documents have one. */
  key: string
  /** Of one building, which its address names, or of an account's. */
  scope: 'building' | 'account'
  may: Permission
  /** The address of its paper: account, building and both ends of the period, then what it is narrowed to. Without it there is none. */
  print?: `/${string}/{gId}/{bId}/{startDate}/{endDate}${string}`
}

/** Every dashboard; their features add them. */
export const dashboards = makeRegistry<DashboardHead>()

/** A dashboard to print. `Path` is the address of its print page; its host is ignored. */
export const Printing = {
  GroupId: uuid(),
  BuildingId: uuid(),
  DashboardName: text(200),
  ReportType: z.optional(text(100)),
  StartDate: reportMoment(),
  EndDate: reportMoment(),
  Timezone: z.optional(text(100)),
  Path: text(2000),
  TransPdfUrl: z.optional(text(2000)),
}

/** Addresses that one mail may go to. */
export const mostRecipients = 50
