import { uuid, z } from '../../../core/call.ts'
import { steps } from '../../../core/steps.ts'

/** The fixed list of the comment filter: all, by feeling, by stars, below 3 stars. */
export const commentFilters = ['All', 'Positive', 'Neutral', 'Negative', '5', '4', '3', '2', '1', 'Low'] as const
export type CommentFilter = (typeof commentFilters)[number]

/** Topics of the chart [C-CONST-002], items of a word cloud, and the largest number of comments that is counted exactly. */
export const mostTopics = 4
export const mostWords = 100
export const mostCounted = 1000

/** Figures of a period. Null where nobody answered: shown as NA. CES is of 7, NPS -100..100. */
export const Figures = z.object({
  /** Average of 5, two decimals. */
  AverageScore: z.nullable(z.number()),
  Count: z.int(),
  CES: z.nullable(z.number()),
  CESCount: z.int(),
  NPS: z.nullable(z.number()),
  NPSCount: z.int(),
})
export type Figures = z.output<typeof Figures>

export const Overall = z.object({
  ...Figures.shape,
  /** Five stars first. */
  StarBuckets: z.array(z.object({ Score: z.int(), Count: z.int() })),
  /** The same number of days before; null without both dates. */
  Previous: z.nullable(Figures),
  Step: z.enum(steps),
  /** Every step of the period, the oldest first; `Day` is its first day. */
  Series: z.array(z.object({ Day: z.string(), ...Figures.shape })),
  /** The days before against the same steps: what was said as many days earlier than each. Null where `Previous` is. */
  PreviousSeries: z.nullable(z.array(z.object({ Day: z.string(), ...Figures.shape }))),
})
export type Overall = z.output<typeof Overall>

/** The languages that comments are told apart by. */
export const commentLanguages = ['en', 'es', 'fr', 'other'] as const
export const CommentLanguage = z.enum(commentLanguages)
export type CommentLanguage = (typeof commentLanguages)[number]

/** SentimentScore -1..1, 0 for what is neutral; Language is null for words of comments before it was kept with them. */
export const CloudWord = z.object({
  Label: z.string(),
  Value: z.int(),
  SentimentScore: z.number(),
  Language: z.nullable(CommentLanguage),
})

export const Comment = z.object({
  acId: uuid(),
  Score: z.int(),
  /** Empty where only a score was given. */
  Text: z.string(),
  SubmitDate: z.int(),
  Role: z.nullable(z.string()),
  SentimentScore: z.nullable(z.number()),
  EntityType: z.string(),
  QrName: z.nullable(z.string()),
  Location: z.nullable(z.string()),
})
export type Comment = z.output<typeof Comment>

/** `Topic` is its code; `labels.ts` has its names. */
export const TopicCount = z.object({
  Topic: z.string(),
  PositiveScoreCount: z.int(),
  NegativeScoreCount: z.int(),
  TotalScoreCount: z.int(),
})

/** What every page of a building's feedback needs first. Days of answers are those of `TimeZone`. */
export const FeedbackPlace = z.object({
  GroupName: z.object({ en: z.string(), es: z.optional(z.string()) }),
  BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
  TimeZone: z.string(),
  EntityTypes: z.array(z.object({ EntityType: z.string(), Count: z.int() })),
})
