import { handle } from '../../../../platform/handle.ts'
import { excuseDues } from '../../rounds/excuse.server.ts'
import { ExcuseDues as call } from '../contract.ts'

export const ExcuseDues = handle(call, async (ctx, { Dues, Reason }) => ({ Excused: await excuseDues(ctx, Dues, Reason) }))
