import type { FeatureWays } from '../../../../test/ways.ts'
import { GetTakenHours, MoveBooking } from '../bookings/contract.ts'
import { GetRequests } from '../inbox/contract.ts'
import { GetBookingCalendar } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: {
    Bookings: { may: ['AnalyticsDashboards'], calls: [GetRequests, GetBookingCalendar, GetTakenHours, MoveBooking] },
  },
}
