import { serve } from '../../platform/handle.ts'
import { GetMail } from './calls/GetMail.ts'
import { GetMails } from './calls/GetMails.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetMail, GetMails })
