import { handle } from '../../../../platform/handle.ts'
import { GetStopFacts as call } from '../contract.ts'
import { readStopFacts } from '../doneStops.server.ts'

export const GetStopFacts = handle(call, async (ctx, { rId }) => ({ Stops: await readStopFacts(ctx, rId) }))
