import { handle } from '../../../../platform/handle.ts'
import { GetToDo as call } from '../contract.ts'
import { toDoOf } from '../toDo.server.ts'

export const GetToDo = handle(call, ctx => toDoOf(ctx))
