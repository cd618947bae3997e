import { serve } from '../../../platform/handle.ts'
import { GetBookingCalendar } from './calls/GetBookingCalendar.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetBookingCalendar })
