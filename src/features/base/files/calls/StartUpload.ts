import { handle } from '../../../../platform/handle.ts'
import { StartUpload as call } from '../contract.ts'
import { startUpload } from '../pieces.server.ts'

export const StartUpload = handle(call, startUpload)
