import { handle } from '../../../../platform/handle.ts'
import { SaveAEDSettings as call } from '../contract.ts'
import { saveSettings } from '../settings.server.ts'

export const SaveAEDSettings = handle(call, (ctx, input) => saveSettings(ctx, 'AEDInspection', { ...input, Call: call.path }))
