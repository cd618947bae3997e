import { handle } from '../../../../platform/handle.ts'
import { reopenDue } from '../../rounds/excuse.server.ts'
import { ReopenDue as call } from '../contract.ts'

export const ReopenDue = handle(call, (ctx, { DueId, Version }) => reopenDue(ctx, { DueId, Version }))
