import { handle } from '../../../../platform/handle.ts'
import { SaveWorkLetter as call } from '../contract.ts'
import { saveWorkLetter } from '../save.server.ts'

export const SaveWorkLetter = handle(call, saveWorkLetter)
