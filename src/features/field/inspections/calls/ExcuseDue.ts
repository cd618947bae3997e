import { handle } from '../../../../platform/handle.ts'
import { excuseDue } from '../../rounds/excuse.server.ts'
import { ExcuseDue as call } from '../contract.ts'

export const ExcuseDue = handle(call, (ctx, { DueId, Version, Reason }) => excuseDue(ctx, { DueId, Version }, Reason))
