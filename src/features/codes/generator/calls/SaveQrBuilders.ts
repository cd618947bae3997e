import { handle } from '../../../../platform/handle.ts'
import { SaveQrBuilders as call } from '../contract.ts'
import { saveQrBuilders } from '../save.server.ts'

export const SaveQrBuilders = handle(call, async (ctx, { QrBuilders }) => saveQrBuilders(ctx, QrBuilders))
