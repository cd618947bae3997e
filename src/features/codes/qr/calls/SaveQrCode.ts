import { handle } from '../../../../platform/handle.ts'
import { SaveQrCode as call } from '../contract.ts'
import { saveQrCode } from '../save.server.ts'

export const SaveQrCode = handle(call, saveQrCode)
