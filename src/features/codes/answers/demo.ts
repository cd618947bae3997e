export {
  type AnswerScene,
  answerFor,
  type DemoAnswer,
  type DemoLanguage,
  type MoodShift,
  type PlaceMood,
  shiftDate,
} from './demo/answerFor.ts'
export { COMMENT_LINES, type CommentMemory } from './demo/comments.ts'
export { addDemoNotes, type DemoHandling, handleDemoAnswers, listDemoAnswers } from './demo/handling.ts'
