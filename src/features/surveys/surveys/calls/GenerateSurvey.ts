import { invalid, messages } from '../../../../core/problem.ts'
import { requireVersion } from '../../../../platform/db/record.ts'
import { requireMove } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { unseal } from '../../../../platform/seal.ts'
import { keepBuilt } from '../build.server.ts'
import { GenerateSurvey as call } from '../contract.ts'
import { lockSurvey } from '../data.ts'
import { surveyMoves } from '../moves.ts'
import { newPin } from '../pins.server.ts'

/** A PIN is made beforehand, and used where the survey has none. */
export const GenerateSurvey = handle(
  call,
  (ctx, { BuilderId }) => newPin(ctx.secret, BuilderId.toLowerCase()),
  async (ctx, input, fresh) => {
    const before = await lockSurvey(ctx, input.BuilderId)
    requireVersion(before, input.Version)
    requireMove(ctx, before, surveyMoves.generate)
    if (before.Products.length === 0) throw invalid([{ Field: 'Products', Message: messages.required }])
    const had = before.PinSealed ? unseal(ctx.secret, before.PinSealed) : ''
    const { PIN, ...made } = had ? { PIN: had } : fresh
    const { to: Status } = surveyMoves.generate
    const Version = await keepBuilt(ctx, before, input, { Status, SubmittedDate: null, ...made })
    return { acId: before.id, Version, Status, PIN }
  },
)
