import { handle } from '../../../../platform/handle.ts'
import { UndoTakeOver as call } from '../contract.ts'
import { undoTakeOver } from '../takeOver.server.ts'

export const UndoTakeOver = handle(call, undoTakeOver)
