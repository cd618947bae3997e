import type { Permission } from '../../../core/permissions.ts'
import type { ReportType } from './reports.ts'

/** What opens the subscriptions of a building, and those of an account. */
export const pageFlag = (BuildingId: string | null | undefined): Permission => (BuildingId ? 'AnalyticsDashboards' : 'ViewAnalytics')

/** All that a report's reader holds. */
export const flagsAt = (report: Pick<ReportType, 'may'>, BuildingId: string | null): readonly Permission[] => [
  report.may,
  pageFlag(BuildingId),
]
