import { handle } from '../../../../platform/handle.ts'
import { PrintDashboard as call } from '../contract.ts'
import { enqueuePrint } from '../printing.server.ts'

export const PrintDashboard = handle(call, async (ctx, input) => ({ TaskId: await enqueuePrint(ctx, input, null) }))
