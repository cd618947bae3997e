import { serve } from '../../../platform/handle.ts'
import { GetFeedbackQuestions } from './calls/GetFeedbackQuestions.ts'
import { changeMany } from './change.server.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { ChangeFeedbackQuestion: changeMany.handler, GetFeedbackQuestions })
export const jobs = [changeMany.job]
