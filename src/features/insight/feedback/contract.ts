import { num, queryMoment, read, text, uuid, z } from '../../../core/call.ts'
import { steps } from '../../../core/steps.ts'
import { CloudWord, Comment, CommentLanguage, commentFilters, FeedbackPlace, mostTopics, mostWords, Overall, TopicCount } from './model.ts'
import { periodProblems } from './rules.ts'

const may = 'AnalyticsDashboards'
const count = (most: number) => z.pipe(num(), z.int().check(z.minimum(0), z.maximum(most)))
/** A building, an entity type of it, and a period: both ends are moments, their days count by the building's clock. */
const place = {
  gId: uuid(),
  bId: uuid(),
  et: z.optional(text(60)),
  startDate: z.optional(queryMoment()),
  endDate: z.optional(queryMoment()),
}

export const ViewOverallEntityTypeAnalytics = read('Analytics/ViewOverallEntityTypeAnalytics', {
  summary: 'Average score, star buckets, effort and recommendation of a building, with the period before and a series',
  scope: 'building',
  pin: true,
  may,
  input: z.strictObject({ ...place, step: z.optional(z.enum(steps)) }),
  output: Overall,
  check: periodProblems,
})

export const GetCommentWordClouds = read('Analytics/GetCommentWordClouds', {
  summary: 'The words that comments of a building say most, with their sentiment',
  scope: 'building',
  pin: true,
  may,
  /** `language`: the words of comments in it, or where nobody wrote in it in the language most written in; without it those of all. */
  input: z.strictObject({ ...place, language: z.optional(CommentLanguage) }),
  output: z.object({
    WordClouds: z.array(CloudWord).check(z.maxLength(mostWords)),
    /** Whose words these are; null: of all. */
    Language: z.nullable(CommentLanguage),
    /** The languages with words in the period, the most said first. */
    Languages: z.array(z.object({ Language: CommentLanguage, Count: z.int() })),
  }),
  check: periodProblems,
})

export const GetEntityComments = read('Analytics/GetEntityComments', {
  summary: 'Comments of a building, the newest first; with scoreLT every answer below it, also without a comment',
  scope: 'building',
  pin: true,
  may,
  input: z.strictObject({
    ...place,
    commentFilter: z._default(z.enum(commentFilters), 'All'),
    scoreLT: z.optional(z.pipe(num(), z.int().check(z.minimum(2), z.maximum(5)))),
    text: z.optional(text(200)),
    /** A word of the cloud, and a topic: the comments that its count stands for. */
    term: z.optional(text(100)),
    topic: z.optional(text(100)),
    language: z.optional(CommentLanguage),
    take: z._default(count(1000), 25),
    skip: z._default(count(100_000), 0),
  }),
  /** `Total` is exact up to 1,000; beyond, it is 1,000 and `More` is true. */
  output: z.object({ Comments: z.array(Comment), Total: z.int(), More: z.boolean() }),
  check: periodProblems,
})

export const GetTopicSummary = read('Analytics/GetTopicSummary', {
  summary: 'What comments of a building speak about, the most said first',
  scope: 'building',
  pin: true,
  may,
  input: z.strictObject({ ...place, take: z._default(count(100), mostTopics) }),
  output: z.object({ Topics: z.array(TopicCount) }),
  check: periodProblems,
})

export const GetFeedbackEntityTypes = read('Analytics/GetFeedbackEntityTypes', {
  summary: "The entity types of a building that have feedback, and the building's name and clock",
  scope: 'building',
  pin: true,
  may,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: FeedbackPlace,
})
