/** What waits of surveys, by its kinds on the wire. */
export type SurveyToDo = 'SurveysToAccept' | 'SurveysWaiting' | 'SurveyDrafts'
