import { serve } from '../../../platform/handle.ts'
import { GetBuildingQuestionnaire } from './calls/GetBuildingQuestionnaire.ts'
import { GetBuildingQuestions } from './calls/GetBuildingQuestions.ts'
import { SaveBuildingQuestionnaire } from './calls/SaveBuildingQuestionnaire.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetBuildingQuestions, GetBuildingQuestionnaire, SaveBuildingQuestionnaire })
