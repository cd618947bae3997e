import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { consentAddress } from '../consent.server.ts'
import { StartReviewSource as call } from '../contract.ts'
import { sourceMessages } from '../rules.ts'

export const StartReviewSource = handle(call, async ({ GroupId, actor, google, secret, baseUrl, now }) => {
  if (!google) throw new Refusal('req.val.inv', sourceMessages.notOffered)
  return { Url: consentAddress({ google, secret, baseUrl, GroupId, UserId: actor.UserId, now }) }
})
