import { handle } from '../../../../platform/handle.ts'
import { SaveQrNotice as call } from '../contract.ts'
import { changeLife } from '../life.server.ts'

export const SaveQrNotice = handle(call, (ctx, { QrCodeId, Notice }) => changeLife(ctx, QrCodeId, null, { Notice }))
