import type { Permission } from '../../src/core/permissions.ts'

/** Which flags open which item of the menu; an item without a flag is open to everybody whose group is open. */
export const openedBy: Record<string, readonly Permission[]> = {
  Home: [],
  'Account Info': ['ManageGroups', 'ManageEntities'],
  Buildings: ['ManageEntities'],
  'Portfolio Team': ['ManageContacts'],
  'Building Info': ['ManagePropertyInfo'],
  Marketing: ['ManageMarketing'],
  Contacts: ['ManageContacts'],
  Requests: ['AnalyticsDashboards'],
  Bookings: ['AnalyticsDashboards'],
  Feedback: ['AnalyticsDashboards'],
  'QR Library': ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'],
  Legal: ['Legal'],
  Analytics: ['AnalyticsDashboards'],
  'Customer Survey': [],
  Surveys: [],
  'Scan statistics': [],
  'Master library': ['GlobalManageCustomers', 'GlobalManageGroups'],
  Permissions: ['GlobalManageCustomers', 'ManageGroups'],
  Audit: ['GlobalManageCustomers'],
  Outbox: ['GlobalManageCustomers'],
  Operations: ['GlobalManageCustomers'],
  Backups: ['GlobalManageCustomers'],
}
