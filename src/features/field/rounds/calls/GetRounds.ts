import { and, eq } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { GetRounds as call } from '../contract.ts'
import { round, roundStop } from '../tables.ts'
import { listRounds, stopsAt } from '../wanted.server.ts'

export const GetRounds = handle(call, (ctx, { filter, ...page }) => listRounds(ctx, { call, filter, where: whereOf(ctx, filter), page }))

const whereOf = (ctx: GroupCtx, { rt, qrId }: Parsed<typeof call>['filter']) =>
  and(rt ? eq(round.RoundType, rt) : undefined, qrId ? stopsAt(ctx, eq(roundStop.QrCodeId, qrId)) : undefined)
