import type { FunctionComponent } from 'react'
import { makeRegistry } from '../../../../core/registry.ts'

/** The paper of what a dashboard shows now: its dashboard, place and address. */
export type ShownPaper = { key: string; title: string; gId: string; bId: string | null; path: string }
/** What can be done with it: a button beside EMAIL and the PDF. */
export type DashboardAction = FunctionComponent<{ paper: ShownPaper }>

/** Further actions of dashboards; later features add them. */
export const dashboardActions = makeRegistry<{ key: string; load: () => Promise<DashboardAction> }>()
