import { handle } from '../../../../platform/handle.ts'
import { SaveRound as call } from '../contract.ts'
import { saveRound } from '../save.server.ts'

export const SaveRound = handle(call, saveRound)
