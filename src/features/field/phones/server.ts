import { serve } from '../../../platform/handle.ts'
import { GetPhones } from './calls/GetPhones.ts'
import { OpenTicket } from './calls/OpenTicket.ts'
import { RegisterPhone } from './calls/RegisterPhone.ts'
import { SetPersonBlocked } from './calls/SetPersonBlocked.ts'
import { SetPhoneBlocked } from './calls/SetPhoneBlocked.ts'
import { SetRoundBlocked } from './calls/SetRoundBlocked.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetPhones, OpenTicket, RegisterPhone, SetPersonBlocked, SetPhoneBlocked, SetRoundBlocked })
