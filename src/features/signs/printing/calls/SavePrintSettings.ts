import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SavePrintSettings as call } from '../contract.ts'
import { signReviews } from '../reviews.server.ts'
import { savePrintSettings } from '../save.server.ts'

export const SavePrintSettings = handle(call, (ctx, input) => {
  const [decide] = signReviews.all()
  if (input.Approve !== undefined && decide) return decide(ctx, input)
  if (ctx.actor.Kind === 'Anonymous') throw new Refusal('usr.aut.npm') // a link decides, and sets nothing
  return savePrintSettings(ctx, input)
})
