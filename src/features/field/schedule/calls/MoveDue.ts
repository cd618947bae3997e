import { handle } from '../../../../platform/handle.ts'
import { moveDue } from '../../rounds/moveDue.server.ts'
import { MoveDue as call } from '../contract.ts'
import { readClock } from '../schedule.server.ts'

export const MoveDue = handle(call, async (ctx, { DueId, Version, Day, Time, UserId }) =>
  moveDue(ctx, { DueId, Version }, { Day, Time, UserId, TimeZone: await readClock(ctx) }),
)
