import { handle } from '../../../../platform/handle.ts'
import { SaveSurveyProperty as call } from '../contract.ts'
import { saveSection } from '../save.server.ts'
import { payloadIn } from '../saved.ts'

export const SaveSurveyProperty = handle(call, (ctx, input) => {
  const { BuilderId, Version, Section: key } = input
  return saveSection(ctx, { BuilderId, Version, key, payload: payloadIn(input) })
})
