import { text, uuid, z } from '../../../../../core/call.ts'
import { networkTypes } from '../../../surveys/model.ts'
import { choice, secret } from '../../model.ts'

export const Connectivity = z.strictObject({ id: uuid(), SSID: text(64), ...secret, NetworkType: choice(networkTypes) })
export type Connectivity = z.output<typeof Connectivity>
