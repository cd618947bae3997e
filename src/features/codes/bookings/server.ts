import { serve } from '../../../platform/handle.ts'
import { GetTakenHours } from './calls/GetTakenHours.ts'
import { MoveBooking } from './calls/MoveBooking.ts'
import * as contract from './contract.ts'
import { fillBookings, tellBooker } from './jobs.ts'

export const calls = serve(contract, { MoveBooking, GetTakenHours })
export const jobs = [tellBooker, fillBookings]
