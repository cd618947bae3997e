import { createContext, useContext } from 'react'
import type { Survey } from '../view.ts'

/** The survey that a field belongs to: for uploads, links and floors. */
export const SurveyContext = createContext<Survey | null>(null)

/** Only below a part of a survey. */
export const useSurvey = (): Survey => {
  const survey = useContext(SurveyContext)
  if (!survey) throw new Error('No survey around')
  return survey
}
