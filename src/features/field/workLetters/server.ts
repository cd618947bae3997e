import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { papers } from '../../base/papers/model.ts'
import { GetWorkLetter } from './calls/GetWorkLetter.ts'
import { SaveWorkLetter } from './calls/SaveWorkLetter.ts'
import { SendWorkLetter } from './calls/SendWorkLetter.ts'
import * as contract from './contract.ts'
import { sendLetter } from './jobs.ts'
import { workLetterPaper } from './papers.ts'
import { workLetterAccess, workLetterNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, { GetWorkLetter, SaveWorkLetter, SendWorkLetter })
export const jobs = [sendLetter]
export const additions = [
  ...record.additions,
  papers.with(workLetterPaper),
  recordAccess.with(workLetterAccess),
  recordNames.with(workLetterNames),
]
