import { handle } from '../../../../platform/handle.ts'
import { SaveQrPair as call } from '../contract.ts'
import { savePair } from '../save.server.ts'

export const SaveQrPair = handle(call, savePair)
