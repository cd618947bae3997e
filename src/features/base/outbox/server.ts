import { serve } from '../../../platform/handle.ts'
import { personalData } from '../accounts/personalData.server.ts'
import { GetMails } from './calls/GetMails.ts'
import { GetTexts } from './calls/GetTexts.ts'
import { ReadMail } from './calls/ReadMail.ts'
import { SendMailAgain } from './calls/SendMailAgain.ts'
import { SendTextAgain } from './calls/SendTextAgain.ts'
import * as contract from './contract.ts'
import { mailColumns, textColumns } from './listColumns.ts'
import { mailPersons, textPersons } from './personal.server.ts'

export const calls = serve(contract, { GetMails, GetTexts, ReadMail, SendMailAgain, SendTextAgain })
export const lists = [mailColumns, textColumns]
export const additions = [personalData.with(textPersons), personalData.with(mailPersons)]
