import { eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetRounds as call } from '../contract.ts'
import { round } from '../tables.ts'
import { listRounds } from '../wanted.server.ts'

export const GetRounds = handle(call, (ctx, { filter, ...page }) =>
  listRounds(ctx, { call, filter, where: filter.rt ? eq(round.RoundType, filter.rt) : undefined, page }),
)
