import { and, eq, sql } from 'drizzle-orm'
import { telling } from '../../../platform/events/events.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { createBusinessProfile } from './businessProfile.server.ts'
import { exchangeConsent, type GoogleClient, type PendingConsent, readAccessToken, revokeConsent } from './consent.server.ts'
import { reviewsFetched } from './contract.ts'
import { fetchHours } from './model.ts'
import { findFetchedLocations, saveLocations, saveReviews } from './save.server.ts'
import { type ReviewSource, SourceRefused } from './source.ts'
import { type ReviewLocationRow, type ReviewSourceRow, reviewLocation, reviewSource } from './tables.ts'

type Fetching = { services: Services; GroupId: InAccount['GroupId']; google: GoogleClient }
const HOUR = 3_600_000
/** Locations of one question. */
const locationsAtOnce = 50

type SourceChange = { columns: Partial<ReviewSourceRow>; tell?: boolean }
const setSource = (fetching: Omit<Fetching, 'google'>, columns: Partial<ReviewSourceRow>): Promise<void> =>
  saveSource(fetching, { columns })

/** `tell`: who has connected the profile is told that nothing is fetched any more. */
const saveSource = async ({ services, GroupId }: Omit<Fetching, 'google'>, { columns, tell = false }: SourceChange): Promise<void> =>
  services.db.withTenant(GroupId, async (tx, client) => {
    const rows = await tx
      .update(reviewSource)
      .set({ ...columns, ModifiedDate: new Date(), Version: sql`${reviewSource.Version} + 1` })
      .where(eq(reviewSource.GroupId, GroupId))
      .returning({ id: reviewSource.id, State: reviewSource.State })
    for (const { State } of rows) await client.query(...telling(reviewsFetched, GroupId, { State }))
    if (tell)
      await enqueueTelling(
        services.jobs,
        client,
        rows.map(({ id }) => ({ GroupId, What: 'reviewsStopped', SubjectId: id })),
      )
  })

/** Exchanges the consent where one waits, then fetches what is new; what goes wrong stands at the source. */
export const fetchReviews = job<InAccount>(
  'reviews.fetch',
  async ({ services, last, jobId }, { GroupId }) => {
    const { google } = services.config
    const source = await services.db.withTenant(GroupId, async tx =>
      (await tx.select().from(reviewSource).where(eq(reviewSource.GroupId, GroupId)).limit(1)).at(0),
    )
    if (!google || !source) return
    const fetching = { services, GroupId, google }
    try {
      const profile = await openProfile(fetching, source)
      const { added, changed } = await fetchAll(fetching, profile)
      await setSource(fetching, { State: 'Connected', Problem: '', FetchedDate: new Date(), Added: added, Changed: changed })
    } catch (error) {
      services.log.warn({ job: jobId, err: error }, 'reviews could not be fetched')
      const refused = { State: 'Refused', Problem: 'Refused', Pending: '', DueDate: null } as const
      // Who is just connecting it sees so on the page.
      if (error instanceof SourceRefused) return saveSource(fetching, { columns: refused, tell: source.State === 'Connected' })
      if (!last) throw error
      await setSource(fetching, { Problem: 'Unreachable' })
    }
  },
  { seconds: 1800 },
)

/** The profile, by the consent that is kept or by one that has just come back. */
const openProfile = async (fetching: Fetching, { Pending, RefreshToken }: ReviewSourceRow): Promise<ReviewSource> => {
  const { services, google } = fetching
  const { secret, baseUrl } = services.config
  const waiting = unseal(secret, Pending)
  if (waiting === '') return createBusinessProfile(google, await readAccessToken(google, requireToken(unseal(secret, RefreshToken))))
  const token = await exchangeConsent(google, baseUrl, JSON.parse(waiting) as PendingConsent) // sealed by `FinishReviewSource`
  // A code is good once: what it was exchanged for is kept before anything else is tried.
  await setSource(fetching, { RefreshToken: seal(secret, token), Pending: '' })
  const profile = createBusinessProfile(google, await readAccessToken(google, token))
  await setSource(fetching, { State: 'Connected', Account: (await profile.readName()).slice(0, 200) })
  return profile
}
const requireToken = (token: string): string => {
  if (token === '') throw new SourceRefused('no consent is kept')
  return token
}

const fetchAll = async (fetching: Fetching, profile: ReviewSource): Promise<{ added: number; changed: number }> => {
  const { services, GroupId } = fetching
  const found = await profile.listLocations()
  const locations = await services.db.withTenant(GroupId, async tx => {
    await saveLocations({ tx, GroupId, now: new Date() }, found)
    return findFetchedLocations({ tx, GroupId })
  })
  const sum = { added: 0, changed: 0 }
  for (const some of inQuestions(locations)) {
    const { added, changed } = await fetchSome(fetching, profile, some)
    sum.added += added
    sum.changed += changed
  }
  return sum
}

/** Locations that are asked for together: new ones apart, since all of their reviews are read. */
const inQuestions = (locations: readonly ReviewLocationRow[]): ReviewLocationRow[][] =>
  [...Map.groupBy(locations, one => `${one.FetchedTo === null} ${one.Name.split('/locations/')[0]}`).values()].flatMap(all =>
    Array.from({ length: Math.ceil(all.length / locationsAtOnce) }, (_, i) => all.slice(i * locationsAtOnce, (i + 1) * locationsAtOnce)),
  )

const fetchSome = async ({ services, GroupId }: Fetching, profile: ReviewSource, locations: readonly ReviewLocationRow[]) => {
  const buildingOf = new Map(locations.flatMap(one => (one.BuildingId ? [[one.Name, one.BuildingId] as const] : [])))
  const times = locations.map(one => one.FetchedTo?.getTime() ?? null)
  const since = times.some(one => one === null) ? null : Math.min(...times.map(one => one ?? 0))
  const sum = { added: 0, changed: 0, newest: since ?? 0 }
  for await (const page of profile.listReviews([...buildingOf.keys()], since)) {
    const { added, changed } = await services.db.withTenant(GroupId, tx => saveReviews({ tx, GroupId, now: new Date() }, page, buildingOf))
    sum.added += added
    sum.changed += changed
    sum.newest = Math.max(sum.newest, ...page.map(one => one.UpdatedDate))
  }
  // Only once all pages are kept: a run that was cut off reads them again, and each review counts once.
  const where = and(eq(reviewLocation.GroupId, GroupId), isAsRead(locations))
  await services.db.withTenant(
    GroupId,
    async tx =>
      void (await tx
        .update(reviewLocation)
        .set({ FetchedTo: new Date(sum.newest) })
        .where(where)),
  )
  return sum
}
/** A location that got another building meanwhile is fetched anew. */
const isAsRead = (locations: readonly ReviewLocationRow[]) => {
  const read = locations.map(one => `${one.id}:${one.Version}`)
  return sql`${reviewLocation.id}::text || ':' || ${reviewLocation.Version}::text = any(${sql.param(read)}::text[])`
}

/** Each account's reviews, some times a day. */
export const fetchDueSources = dueRows<typeof reviewSource, Pick<Services, 'jobs'>>({
  name: 'reviews.fetchDue',
  table: reviewSource,
  due: reviewSource.DueDate,
  every: '*/10 * * * *',
  whileArchived: 'waits',
  batch: 100,
  work: async ({ tx, client, services, now }, rows) => {
    for (const { id, GroupId } of rows) {
      await services.jobs.enqueue(client, fetchReviews, { GroupId: GroupId as InAccount['GroupId'] }) // of a row of the account
      await tx
        .update(reviewSource)
        .set({ DueDate: new Date(now.getTime() + fetchHours * HOUR) })
        .where(and(eq(reviewSource.GroupId, GroupId), eq(reviewSource.id, id)))
    }
  },
})

/** Gives a consent back to Google; where Google cannot be reached, it ends there when nobody uses it for half a year. */
export const returnConsent = job<InAccount & { Token: string }>('reviews.returnConsent', async ({ services, last }, { Token }) => {
  const { google, secret } = services.config
  const token = unseal(secret, Token)
  if (!google || token === '') return
  await revokeConsent(google, token).catch(error => {
    if (!last) throw error
    services.log.warn({ err: error }, 'a consent could not be given back to Google')
  })
})
