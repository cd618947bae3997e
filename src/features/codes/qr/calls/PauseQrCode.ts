import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { PauseQrCode as call } from '../contract.ts'
import { changeLife } from '../life.server.ts'
import { lifeMoves, pauseProblems } from '../life.ts'

export const PauseQrCode = handle(call, async (ctx, { QrCodeId, From, Until }) => {
  const PausedFrom = new Date(From ?? ctx.now)
  const problems = pauseProblems({ From: PausedFrom.getTime(), Until })
  if (problems.length > 0) throw invalid(problems)
  const PausedUntil = Until === null || Until === undefined ? null : new Date(Until)
  return changeLife(ctx, QrCodeId, lifeMoves.pause, { PausedFrom, PausedUntil })
})
