import { handle } from '../../../../platform/handle.ts'
import { SaveStopAnswers as call } from '../contract.ts'
import { saveStopAnswers } from '../edit.server.ts'

export const SaveStopAnswers = handle(call, saveStopAnswers)
