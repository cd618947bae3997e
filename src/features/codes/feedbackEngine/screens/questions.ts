import type { Output } from '../../../../core/call.ts'
import type { GetFeedbackQuestions } from '../contract.ts'

/** A place with what is asked there. */
export type QuestionPlace = Output<typeof GetFeedbackQuestions>['Places'][number]
export type PlaceQuestion = QuestionPlace['Questions'][number]
