import type { Icon } from '@tabler/icons-react'
import type { Label } from '../../../../core/labels.ts'
import { makeRegistry } from '../../../../core/registry.ts'

/** The paper of what a dashboard shows now: its dashboard, place and address. */
export type ShownPaper = { key: string; title: string; gId: string; bId: string | null; path: string }
/** What can be done with it: a button beside EMAIL and the PDF. It stands there from the start; what it opens is loaded when it is pressed. */
export type DashboardAction = {
  key: string
  label: Label
  Icon: Icon
  /** For which dashboards it stands there; absent: for all. */
  isFor?: (key: string) => boolean
  load: () => Promise<(paper: ShownPaper) => void>
}

/** Further actions of dashboards; later features add them. */
export const dashboardActions = makeRegistry<DashboardAction>()
