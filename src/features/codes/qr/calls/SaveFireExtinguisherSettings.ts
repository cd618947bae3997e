import { handle } from '../../../../platform/handle.ts'
import { SaveFireExtinguisherSettings as call } from '../contract.ts'
import { saveSettings } from '../settings.server.ts'

export const SaveFireExtinguisherSettings = handle(call, (ctx, input) =>
  saveSettings(ctx, 'FireExtinguisherInspection', { ...input, Call: call.path }),
)
