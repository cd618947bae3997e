import { handle } from '../../../../platform/handle.ts'
import { propertyOf } from '../../buildings/data.ts'
import { industrial } from '../../buildings/model.ts'
import { GetBuildingQuestions as call } from '../contract.ts'
import { conditionalFields, withAnswers } from '../rules.ts'

export const GetBuildingQuestions = handle(call, async (ctx, { eType }) => {
  const vertical = eType ?? (await propertyOf(ctx)).BuildingType
  if (vertical !== industrial) return { PropertyCHARQuestions: [], ConditionalFields: [] }
  return { PropertyCHARQuestions: withAnswers({}), ConditionalFields: [...conditionalFields] }
})
