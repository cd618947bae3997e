import { handle } from '../../../../platform/handle.ts'
import { GetInstallationStops as call } from '../contract.ts'
import { readInstallationStops } from '../installation.server.ts'

export const GetInstallationStops = handle(call, (ctx, { rId }) => readInstallationStops(ctx, rId))
