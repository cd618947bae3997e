import { serve } from '../../../platform/handle.ts'
import { calendars } from './calendar.server.ts'
import { AddAbsence } from './calls/AddAbsence.ts'
import { DeleteAbsence } from './calls/DeleteAbsence.ts'
import { ExcuseDues } from './calls/ExcuseDues.ts'
import { GetCalendarLinks } from './calls/GetCalendarLinks.ts'
import { GetSchedule } from './calls/GetSchedule.ts'
import { MoveDue } from './calls/MoveDue.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { AddAbsence, DeleteAbsence, ExcuseDues, GetCalendarLinks, GetSchedule, MoveDue })
export const parts = [calendars]
