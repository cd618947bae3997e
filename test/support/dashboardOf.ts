import type { Account } from '../world.ts'
import { placeOf } from './write.ts'

const [StartDate, EndDate] = [Date.parse('2026-02-10T05:00:00Z'), Date.parse('2026-03-09T03:59:59.999Z')]
/** A dashboard of an account's building, as who prints it names it. */
export const dashboardOf = (account: Account) => ({
  ...placeOf(account),
  DashboardName: 'Overall Building Feedback',
  StartDate,
  EndDate,
  Timezone: 'America/New_York',
  Path: `/pdfDashboard/BuildingFeedback/${account.group.id}/${account.building.id}/${StartDate}/${EndDate}`,
})
