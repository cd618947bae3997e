import { uuid, z } from '../../../core/call.ts'
import { answerSources } from '../../codes/answers/model.ts'

/** CSAT is of 5, CES of 7, NPS -100..100; null without an answer. */
const scores = { Count: z.int(), CSAT: z.nullable(z.number()), CES: z.nullable(z.number()), NPS: z.nullable(z.number()) }

/** What one source says. `Previous`: its CSAT in as many days before. */
export const SourceFeedback = z.object({ Source: z.enum(answerSources), ...scores, Previous: z.nullable(z.number()) })
export type SourceFeedback = z.output<typeof SourceFeedback>

/** A code by its answers. */
export const CodeFeedback = z.object({ QrCodeId: uuid(), QrName: z.string(), Location: z.string(), ...scores })
export type CodeFeedback = z.output<typeof CodeFeedback>

/** Places in the list of the best, and of the worst. */
export const mostPlaces = 5
/** Answers that a place needs to be in one of them. */
export const fewestAnswers = 5
