import type { Permission } from '../../../core/permissions.ts'

/** Flags that nothing asks for yet: their pages are still to come. */
export const waitingFlags: readonly Permission[] = ['ManageDateArchive', 'PMLibraryDashboard', 'InsuranceDashboard', 'WorkOrderDashboard']
