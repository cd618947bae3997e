import { num, read, text, uuid, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { CloudWord, CommentLanguage, mostWords } from '../feedback/model.ts'
import { bathroomServiceDashboard } from './dashboard.ts'
import { BathroomComment, BathroomTopic, mostListed, Restroom } from './model.ts'

/** An account, a building, or one restroom (the id of its QR code). */
const asked = { ...figuresAsked, eId: z.optional(uuid()) }
const terms = {
  scope: 'group',
  may: bathroomServiceDashboard.may,
  ids: { eId: 'qr_code' },
  check: daysProblems,
} as const
const count = (most: number) => z.pipe(num(), z.int().check(z.minimum(0), z.maximum(most)))

export const GetRestrooms = read('Analytics/GetRestrooms', {
  ...terms,
  summary: 'The restrooms of a building with their scores, beside those of as many days before',
  input: z.strictObject(asked),
  output: z.object({ Restrooms: z.array(Restroom), Count: z.int(), CSAT: z.nullable(z.number()), Previous: z.nullable(z.number()) }),
})

export const GetBathroomWordClouds = read('Analytics/GetBathroomWordClouds', {
  ...terms,
  summary: 'The words that comments on restrooms say most, with their sentiment',
  input: z.strictObject({ ...asked, language: z.optional(CommentLanguage) }),
  output: z.object({
    WordClouds: z.array(CloudWord).check(z.maxLength(mostWords)),
    Language: z.nullable(CommentLanguage),
    Languages: z.array(z.object({ Language: CommentLanguage, Count: z.int() })),
  }),
})

export const GetBathroomComments = read('Analytics/GetBathroomComments', {
  ...terms,
  summary: 'Comments on restrooms, the newest first; `term`: those that say a word of the cloud',
  input: z.strictObject({
    ...asked,
    term: z.optional(text(100)),
    take: z._default(count(mostListed), mostListed),
    skip: z._default(count(10_000), 0),
  }),
  output: z.object({ Comments: z.array(BathroomComment).check(z.maxLength(mostListed)) }),
})

export const GetBathroomTopics = read('Analytics/GetBathroomTopics', {
  ...terms,
  summary: 'What comments on restrooms speak of, the most said first',
  input: z.strictObject(asked),
  output: z.object({ Topics: z.array(BathroomTopic) }),
})
