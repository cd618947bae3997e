import { handle } from '../../../../platform/handle.ts'
import { GetRoundVersions as call } from '../contract.ts'
import { readVersions } from '../read.server.ts'

export const GetRoundVersions = handle(call, async (ctx, { rId }) => ({ Versions: await readVersions(ctx, rId) }))
