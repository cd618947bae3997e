import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { staffHours, visitLogs } from './dashboard.ts'

const [guestLog, residentLog, supplierLog] = [visitLogs.guests.head, visitLogs.residents.head, visitLogs.suppliers.head]
const guests = openDashboard(guestLog, {
  building: '/analytics/dashboard/guestLog',
  load: async () => ({ dashboard: (await import('./screens/visitLog.tsx')).makeVisitLog('guests') }),
})
const residents = openDashboard(residentLog, {
  building: '/analytics/dashboard/residentLog',
  load: async () => ({ dashboard: (await import('./screens/visitLog.tsx')).makeVisitLog('residents') }),
})
const suppliers = openDashboard(supplierLog, {
  building: '/analytics/dashboard/supplierCheckInReport',
  load: async () => ({ dashboard: (await import('./screens/visitLog.tsx')).makeVisitLog('suppliers') }),
})
const staff = openDashboard(staffHours, {
  building: '/analytics/dashboard/staffCheckIn',
  load: () => import('./screens/staffHours.ts'),
})
const opened = [guests, residents, suppliers, staff]

export const routes = opened.flatMap(one => one.routes)
export const additions = opened.flatMap(one => one.additions)
