import { handle } from '../../../../platform/handle.ts'
import { SaveQrNotice as call } from '../contract.ts'
import { changeLife } from '../life.server.ts'

export const SaveQrNotice = handle(call, (ctx, { QrCodeId, Version, Notice }) => changeLife(ctx, QrCodeId, null, { Notice }, Version))
