import { serve } from '../../../platform/handle.ts'
import { GetTakeOver } from './calls/GetTakeOver.ts'
import { TakeOverSurvey } from './calls/TakeOverSurvey.ts'
import { UndoTakeOver } from './calls/UndoTakeOver.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetTakeOver, TakeOverSurvey, UndoTakeOver })
