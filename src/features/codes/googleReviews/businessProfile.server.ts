import { z } from '../../../core/call.ts'
import { longestReview } from '../reviews/rules.ts'
import { type GoogleClient, googleAddress } from './consent.server.ts'
import { type ReviewSource, type SourceLocation, SourceRefused, type SourceReview } from './source.ts'

const milliseconds = 15_000
/** Rows of one answer: the most that Google gives. */
const [locationsPerPage, reviewsPerPage] = [100, 50]
/** Answers of one list that are read: what goes on beyond is no list. */
const mostPages = 2000

const Accounts = z.object({
  accounts: z.optional(z.array(z.object({ name: z.string(), accountName: z.optional(z.string()) }))),
  nextPageToken: z.optional(z.string()),
})
const Address = z.object({ addressLines: z.optional(z.array(z.string())), locality: z.optional(z.string()) })
const Locations = z.object({
  locations: z.optional(
    z.array(
      z.object({
        name: z.string(),
        title: z.optional(z.string()),
        storeCode: z.optional(z.string()),
        storefrontAddress: z.optional(Address),
      }),
    ),
  ),
  nextPageToken: z.optional(z.string()),
})
const Review = z.object({
  reviewId: z.string(),
  starRating: z.optional(z.string()),
  comment: z.optional(z.string()),
  createTime: z.string(),
  updateTime: z.string(),
})
const Reviews = z.object({
  locationReviews: z.optional(z.array(z.object({ name: z.string(), review: Review }))),
  nextPageToken: z.optional(z.string()),
})

const starNames = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']

/** What the visitor wrote, without what Google translated: its own words come before the translation, or after "(Original)". */
export const originalComment = (comment: string): string => {
  const [, original] = comment.split('(Original)')
  const [own = ''] = comment.split('(Translated by Google)')
  return (original ?? (own.trim() === '' ? comment.replace('(Translated by Google)', '') : own)).trim().slice(0, longestReview)
}

/** A review by Google's wire; null without 1 to 5 stars or a moment. */
export const reviewFrom = ({ name, review }: { name: string; review: z.output<typeof Review> }): SourceReview | null => {
  const { reviewId, starRating = '', comment = '', createTime, updateTime } = review
  const [Stars, ReviewDate, UpdatedDate] = [starNames.indexOf(starRating) + 1, Date.parse(createTime), Date.parse(updateTime)]
  if (Stars === 0 || reviewId === '' || Number.isNaN(ReviewDate) || Number.isNaN(UpdatedDate)) return null
  return { Location: name, ReviewId: reviewId, Stars, Comment: originalComment(comment), ReviewDate, UpdatedDate }
}

type Pages = { nextPageToken?: string | undefined }
/** All pages of a list. */
const readPages = async function* <T extends Pages>(read: (pageToken: string) => Promise<T>) {
  let pageToken = ''
  for (let page = 0; page < mostPages; page++) {
    const answer = await read(pageToken)
    yield answer
    pageToken = answer.nextPageToken ?? ''
    if (pageToken === '') return
  }
  throw new Error('a list of Google does not end')
}

type Asker = <S extends z.ZodMiniType>(schema: S, own: string, query: Record<string, string>, body?: object) => Promise<z.output<S>>
/** Asks Google as whose access token it is. */
const askAs =
  (google: GoogleClient, accessToken: string): Asker =>
  async (schema, own, query, body) => {
    const address = new URL(googleAddress(google, own))
    for (const [key, value] of Object.entries(query)) if (value !== '') address.searchParams.set(key, value)
    const reply = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    })
    if (reply.ok) return schema.parse(await reply.json())
    await reply.body?.cancel()
    const problem = `Google answered ${reply.status}`
    throw [401, 403].includes(reply.status) ? new SourceRefused(problem) : new Error(problem)
  }

const listAccounts = async (ask: Asker) => {
  const found = []
  const own = 'https://mybusinessaccountmanagement.googleapis.com/v1/accounts'
  for await (const { accounts = [] } of readPages(pageToken => ask(Accounts, own, { pageToken }))) found.push(...accounts)
  return found
}

const listLocations = async (ask: Asker, account: string): Promise<SourceLocation[]> => {
  const found: SourceLocation[] = []
  const own = `https://mybusinessbusinessinformation.googleapis.com/v1/${account}/locations`
  const query = { readMask: 'name,title,storeCode,storefrontAddress', pageSize: String(locationsPerPage) }
  for await (const { locations = [] } of readPages(pageToken => ask(Locations, own, { ...query, pageToken })))
    for (const { name, title = '', storeCode = '', storefrontAddress: where } of locations) {
      const Address = [...(where?.addressLines ?? []), where?.locality ?? ''].filter(Boolean).join(', ')
      found.push({ Name: `${account}/${name}`, Title: title || name, StoreCode: storeCode, Address })
    }
  return found
}

/** Pages of the reviews of locations of one account, those that changed last first, until one that changed before `since`. */
const listReviews = async function* (ask: Asker, account: string, locationNames: readonly string[], since: number | null) {
  const own = `https://mybusiness.googleapis.com/v4/${account}/locations:batchGetReviews`
  const body = { locationNames, pageSize: reviewsPerPage, orderBy: 'updateTime desc', ignoreRatingOnlyReviews: false }
  const pages = readPages(pageToken => ask(Reviews, own, {}, { ...body, ...(pageToken && { pageToken }) }))
  for await (const { locationReviews = [] } of pages) {
    const found = locationReviews.flatMap(one => reviewFrom(one) ?? [])
    yield found
    if (since !== null && found.some(one => one.UpdatedDate < since)) return
  }
}

/**
 * Reviews by Google's Business Profile API (accounts v1, business information v1, reviews v4), as the person whose access token it is sees them.
 * Names and pictures of reviewers are not read.
 */
export const createBusinessProfile = (google: GoogleClient, accessToken: string): ReviewSource => {
  const ask = askAs(google, accessToken)
  return {
    readName: async () => (await listAccounts(ask)).flatMap(one => one.accountName ?? []).join(', '),
    listLocations: async () => {
      const found = []
      for (const { name } of await listAccounts(ask)) found.push(...(await listLocations(ask, name)))
      return found
    },
    listReviews: async function* (locationNames, since) {
      const accounts = Map.groupBy(locationNames, name => name.split('/locations/')[0] ?? '')
      for (const [account, names] of accounts) yield* listReviews(ask, account, names, since)
    },
  }
}
