import { serve } from '../../../platform/handle.ts'
import { personalData } from '../../base/accounts/personalData.server.ts'
import { dataColumns } from '../../base/exporting/lists.server.ts'
import { toDoSources } from '../../base/handling/toDoSources.server.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { requestPersons } from '../requests/personal.server.ts'
import { requestAnswers } from './answers.server.ts'
import { attributeAll } from './attribute.ts'
import { AddRequestNote } from './calls/AddRequestNote.ts'
import { EditRequest } from './calls/EditRequest.ts'
import { GetRequest } from './calls/GetRequest.ts'
import { GetRequestCounts } from './calls/GetRequestCounts.ts'
import { GetRequests } from './calls/GetRequests.ts'
import { MoveRequest } from './calls/MoveRequest.ts'
import * as contract from './contract.ts'
import { tellOverdue, tellVisitor } from './jobs.ts'
import { requestColumns } from './listColumns.ts'
import { assignMany } from './many.server.ts'
import { requestSources } from './notificationSources.server.ts'
import { visitorRequestAccess, visitorRequestNames } from './record.server.ts'
import * as record from './record.ts'
import { requestsToDo } from './toDo.server.ts'

export const calls = serve(contract, {
  GetRequests,
  GetRequestCounts,
  GetRequest,
  MoveRequest,
  EditRequest,
  AddRequestNote,
  AssignRequests: assignMany.handler,
})
export const jobs = [tellVisitor, tellOverdue, attributeAll, assignMany.job]
export const lists = [requestColumns]
export const additions = [
  dataColumns.with(requestAnswers),
  ...record.additions,
  recordAccess.with(visitorRequestAccess),
  recordNames.with(visitorRequestNames),
  notificationSources.with(...requestSources),
  toDoSources.with(requestsToDo),
  personalData.with(requestPersons),
]
