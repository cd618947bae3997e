import { reportMoment, text, uuid, z } from '../../../core/call.ts'
import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import { makeRegistry } from '../../../core/registry.ts'

/** Of one building, of all buildings of an account that its reader may see, or of all accounts: for the provider's people, on screen only. */
export type DashboardScope = 'building' | 'account' | 'all'
/** Those that have pages below the selector, paper and mail. */
export type PageScope = Exclude<DashboardScope, 'all'>

/** The part of a dashboard that is known everywhere. Its content is in its description, which is loaded when it is opened. */
export type DashboardHead = {
  /** Its name on the wire (`ReportType`), in the address of its paper, and of its permission, if the documents have one. */
  key: string
  /** What it is called where dashboards and papers are listed. */
  title: Label
  /** What it answers, in one sentence. */
  lead?: Label
  scopes: readonly DashboardScope[]
  /** Who sees it; besides this, what `scopeFlags` asks for. */
  may: Permission
  /** The first page of its scopes: it stands above the selector and offers what the selector has. */
  entrance?: true
  /** Its rows name people: it is mailed to contacts only. */
  personal?: true
  /** There are many of its kind, which an account makes; the filters of its paper say which one. `composedPapers` knows whether it is there. */
  composed?: true
  /** Mailed daily alone: each time what came in the 24 hours before. `until` among the filters of its paper says up to which time of the day. */
  daily?: true
}

/** What pages of a scope ask for besides the dashboard's own permission. */
export const scopeFlags = { building: 'AnalyticsDashboards', account: 'ViewAnalytics' } as const satisfies Record<PageScope, Permission>

/** Every dashboard; their features add them. */
export const dashboards = makeRegistry<DashboardHead>()

/** A dashboard to print. `Path` is the address of its print page; its host is ignored. Without `BuildingId`: that of the account. */
export const Printing = {
  GroupId: uuid(),
  BuildingId: z.optional(uuid()),
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
