import type { ShownPaper } from '../../dashboards/screens/dashboardActions.ts'
import { openAlert } from './AlertDialog.tsx'

/** An alert about the place of a dashboard. */
export const alertOfPaper = ({ gId, bId }: ShownPaper): void => openAlert({ gId, bId })
