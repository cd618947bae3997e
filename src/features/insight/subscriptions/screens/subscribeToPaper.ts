import type { ShownPaper } from '../../dashboards/screens/dashboardActions.ts'
import { openSubscriber } from './SubscriberDrawer.tsx'

/** Subscribes somebody to a dashboard, narrowed as it is shown. */
export const subscribeToPaper = ({ gId, bId, key, title, path }: ShownPaper): void =>
  openSubscriber({ gId, bId }, null, { Type: key, ReportName: title, Path: path })
