import type { SurveyFlags } from '../../src/features/surveys/surveys/model.ts'
import { type Caller, callsOf, newBuilding, northgate } from './calls.ts'
import { generatedSurvey } from './surveys.ts'

const off = { EnableBasicPropertyInfo: false, EnablePortfolioAccount: false, EnableBranding: false, EnableContacts: false }

/** A building of the test's own with a survey that is out, and its link. */
export const makeSurveyOut = async (base: string, name: string, on: Partial<SurveyFlags> = {}) => {
  const call: Caller = await callsOf(base, 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, name)
  const survey = await generatedSurvey(
    { group: { id: gId }, building: { id: bId }, call },
    {
      flags: { ...off, ...on },
      name: `${name} survey`,
      help: { Enable: true, Text: { en: 'Ask the front desk for the floor plans.' }, File: null },
    },
  )
  return { call, gId, bId, ...survey, link: `/surveyWelcome/contentSurvey/${bId}/${survey.BuilderId}` }
}
