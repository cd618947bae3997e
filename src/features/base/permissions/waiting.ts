import { type Permission, permissionKinds } from '../../../core/permissions.ts'

/** Flags that nothing asks for yet: their pages are still to come. */
export const waitingFlags: readonly Permission[] = ['ViewAnalytics', 'ManageReports', 'ManageDateArchive', ...permissionKinds.dashboards]
