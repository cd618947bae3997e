import { Localized, list, read, text, uuid, write, z } from '../../../core/call.ts'
import { channel } from '../../../core/channel.ts'
import { sourceProblems, sourceStates } from './model.ts'

const may = 'SocialReputationReport'
const GroupId = uuid()

export const reviewsFetched = channel<{ State: string }>('reviewSource', {
  summary: 'Reviews of the account have been fetched from Google, or could not be',
  about: 'account',
  may,
})

export const GetReviewSource = read('ReviewSource/GetReviewSource', {
  summary: 'The Google Business Profile of an account, and what was fetched last',
  scope: 'group',
  may,
  people: 'the name of who has connected it',
  input: z.strictObject({ gId: uuid() }),
  output: z.object({
    /** Whether this installation has a client of Google's API. */
    Offered: z.boolean(),
    Source: z.nullable(
      z.object({
        State: z.enum(sourceStates),
        Problem: z.enum(sourceProblems),
        Account: z.string(),
        ConnectedBy: z.string(),
        FetchedDate: z.nullable(z.int()),
        DueDate: z.nullable(z.int()),
        Added: z.int(),
        Changed: z.int(),
        /** Locations without a building: their reviews are not fetched. */
        Unmatched: z.int(),
      }),
    ),
  }),
})

export const GetReviewLocations = list('ReviewSource/GetReviewLocations', {
  summary: 'The locations of an account’s Google Business Profile, and the building of each',
  scope: 'group',
  may,
  rows: 'Locations',
  row: z.object({
    id: uuid(),
    acId: uuid(),
    Title: z.string(),
    StoreCode: z.string(),
    Address: z.string(),
    BuildingId: z.nullable(uuid()),
    BuildingName: z.nullable(Localized()),
    Version: z.int(),
  }),
  filter: z.strictObject({ gId: uuid(), text: z.optional(text(200)) }),
  sort: ['Title', 'StoreCode'],
  perPage: 25,
})

export const StartReviewSource = write('ReviewSource/StartReviewSource', {
  summary: 'The address of Google’s consent page, good for ten minutes and for the caller alone',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId }),
  output: z.object({ Url: z.string() }),
})

export const FinishReviewSource = write('ReviewSource/FinishReviewSource', {
  summary: 'Take the consent that Google’s page came back with; reviews are fetched from then on',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId, Code: text(2000), State: text(2000) }),
  output: z.object({ State: z.enum(sourceStates) }),
})

export const FetchReviews = write('ReviewSource/FetchReviews', {
  summary: 'Fetch what is new on Google now, not at the next hour',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId }),
  output: z.object({}),
})

export const SetReviewLocation = write('ReviewSource/SetReviewLocation', {
  summary: 'Set the building of a location; its reviews are fetched anew',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId, LocationId: uuid(), Version: z.int(), BuildingId: z.nullable(uuid()) }),
  output: z.object({ Version: z.int() }),
})

export const EndReviewSource = write('ReviewSource/EndReviewSource', {
  summary: 'Forget the consent and give it back to Google; reviews that were fetched stay',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId }),
  output: z.object({}),
})
