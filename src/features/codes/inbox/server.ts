import { serve } from '../../../platform/handle.ts'
import { AddRequestNote } from './calls/AddRequestNote.ts'
import { EditRequest } from './calls/EditRequest.ts'
import { GetRequest } from './calls/GetRequest.ts'
import { GetRequestCounts } from './calls/GetRequestCounts.ts'
import { GetRequests } from './calls/GetRequests.ts'
import { MoveRequest } from './calls/MoveRequest.ts'
import * as contract from './contract.ts'
import { tellOverdue, tellVisitor } from './jobs.ts'
import { assignMany } from './many.server.ts'

export const calls = serve(contract, {
  GetRequests,
  GetRequestCounts,
  GetRequest,
  MoveRequest,
  EditRequest,
  AddRequestNote,
  AssignRequests: assignMany.handler,
})
export const jobs = [tellVisitor, tellOverdue, assignMany.job]
