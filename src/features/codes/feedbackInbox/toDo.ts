/** What waits of feedback, by its kinds on the wire. */
export type AnswerToDo = 'MyFeedback' | 'LeftFeedback' | 'LowRatings' | 'OpenFeedback'
