import { handle } from '../../../../platform/handle.ts'
import { propertyOf } from '../../buildings/data.ts'
import { industrial } from '../../buildings/model.ts'
import { GetBuildingQuestions as call } from '../contract.ts'
import { withAnswers } from '../rules.ts'
import { conditions } from '../template.ts'

export const GetBuildingQuestions = handle(call, async (ctx, { eType }) => {
  const vertical = eType ?? (await propertyOf(ctx)).BuildingType
  if (vertical !== industrial) return { PropertyCHARQuestions: [], ConditionalFields: [] }
  return { PropertyCHARQuestions: withAnswers({}), ConditionalFields: [...conditions] }
})
