import { serve } from '../../../platform/handle.ts'
import { toDoSources } from '../../base/handling/toDoSources.server.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { AddAnswerNote } from './calls/AddAnswerNote.ts'
import { AssignAnswer } from './calls/AssignAnswer.ts'
import { GetAnswer } from './calls/GetAnswer.ts'
import { GetAnswers } from './calls/GetAnswers.ts'
import { MoveAnswer } from './calls/MoveAnswer.ts'
import * as contract from './contract.ts'
import { sendReply } from './jobs.ts'
import { answerColumns } from './listColumns.ts'
import { assignMany, finishMany, seeMany } from './many.server.ts'
import { answerAccess, answerNames } from './record.server.ts'
import * as record from './record.ts'
import { feedbackToDo } from './toDo.server.ts'

export const calls = serve(contract, {
  GetAnswers,
  GetAnswer,
  MoveAnswer,
  AssignAnswer,
  AddAnswerNote,
  SeeAnswers: seeMany.handler,
  FinishAnswers: finishMany.handler,
  AssignAnswers: assignMany.handler,
})
export const jobs = [sendReply, seeMany.job, finishMany.job, assignMany.job]
export const lists = [answerColumns]
export const additions = [
  ...record.additions,
  recordAccess.with(answerAccess),
  recordNames.with(answerNames),
  toDoSources.with(feedbackToDo),
]
