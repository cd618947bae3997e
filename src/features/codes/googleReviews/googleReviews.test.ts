import { afterAll, describe, expect, test } from 'vitest'
import { openBusinessProfile, wireReview } from '../../../../test/support/businessProfile.ts'
import { workOffDue } from '../../../../test/support/due.ts'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { GetImport, RunImport, UploadReviews } from '../reviews/contract.ts'
import { originalComment, reviewFrom } from './businessProfile.server.ts'
import {
  EndReviewSource,
  FetchReviews,
  FinishReviewSource,
  GetReviewLocations,
  GetReviewSource,
  SetReviewLocation,
  StartReviewSource,
} from './contract.ts'
import { fetchDueSources } from './fetch.server.ts'
import { sourceMessages } from './rules.ts'

const google = await openBusinessProfile({ perPage: 3 })
afterAll(() => google.close())
const world = await openWorld({ work: true, env: { GOOGLE_API_URL: google.origin } })
const sql = async (text: string, ...values: unknown[]) => (await world.services.db.system.query(text, values)).rows

/** The consent as a browser gives it: Google's page, and the way back. */
const consent = async ({ call, group }: Pick<Account, 'call' | 'group'>) => {
  const { Url } = await call(StartReviewSource, { GroupId: group.id })
  const reply = await fetch(Url, { redirect: 'manual' })
  const { searchParams } = new URL(reply.headers.get('location') ?? '')
  return { GroupId: group.id, Code: searchParams.get('code') ?? '', State: searchParams.get('state') ?? '' }
}
const sourceOf = async ({ call, group }: Account) => (await call(GetReviewSource, { gId: group.id })).Source
const locationsOf = async ({ call, group }: Account) => (await call(GetReviewLocations, { filter: { gId: group.id } })).Locations
/** Waits until a fetch has ended after a moment. */
const fetched = async (account: Account, after = 0) => {
  await expect.poll(async () => (await sourceOf(account))?.FetchedDate ?? 0, { timeout: 20_000 }).toBeGreaterThan(after)
  return (await sourceOf(account)) ?? expect.unreachable()
}
const fetchAgain = async (account: Account) => {
  const before = (await sourceOf(account))?.FetchedDate ?? 0
  await account.call(FetchReviews, { GroupId: account.group.id })
  return fetched(account, before)
}
const reviewsOf = ({ group }: Account) =>
  sql('select review_id, stars, comment, building_id from review where group_id = $1 order by review_id', group.id)
/** The answers that reviews count as, by building. */
const countsOf = async ({ group }: Account) =>
  sql(
    `select building_id, count(*)::int as n, sum(score)::int as stars from feedback where group_id = $1 and source = 'Google' group by 1`,
    group.id,
  )

/** An account whose two buildings have a location each; a third location is no building. */
const connected = async () => {
  google.removeLocations()
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const [first = '', second = ''] = account.buildings.map(one => one.id)
  const codes = await sql('select id, code, name from building where group_id = $1', account.group.id)
  const byId = new Map(codes.map(one => [one.id, one]))
  const key = account.group.id.slice(-6)
  const places = [
    google.addLocation(`${key}1`, {
      title: 'A tower',
      storeCode: byId.get(first).code,
      storefrontAddress: { addressLines: ['1 Pier'], locality: 'Boston' },
    }),
    google.addLocation(`${key}2`, { title: byId.get(second).name.en }),
    google.addLocation(`${key}3`, { title: 'A café' }),
  ] as const
  google.setReviews(places[0], [
    wireReview('g1', 'FIVE', '2026-02-01T10:00:00Z', { comment: '(Translated by Google) Clean lobby.\n\n(Original)\nVestíbulo limpio.' }),
    wireReview('g2', 'TWO', '2026-02-02T10:00:00Z', { comment: 'The elevator is slow.' }),
    wireReview('g3', 'FOUR', '2026-02-03T10:00:00Z'),
    wireReview('g4', 'STAR_RATING_UNSPECIFIED', '2026-02-04T10:00:00Z', { comment: 'No stars.' }),
  ])
  google.setReviews(places[1], [wireReview('g5', 'ONE', '2026-02-05T10:00:00Z', { comment: 'Cold.' })])
  google.setReviews(places[2], [wireReview('g6', 'FIVE', '2026-02-06T10:00:00Z', { comment: 'Good coffee.' })])
  await account.call(FinishReviewSource, await consent(account))
  return { account, first, second, places }
}

describe('reviews of a business profile', () => {
  test('are fetched once the consent has come back: by code or name of the building, page by page, without names of people', async () => {
    const { account, first, second } = await connected()
    expect(await fetched(account)).toMatchObject({
      State: 'Connected',
      Account: 'Harborline Property',
      Added: 4,
      Changed: 0,
      Unmatched: 1,
      Problem: '',
    })
    expect(await reviewsOf(account)).toEqual([
      { review_id: 'g1', stars: 5, comment: 'Vestíbulo limpio.', building_id: first },
      { review_id: 'g2', stars: 2, comment: 'The elevator is slow.', building_id: first },
      { review_id: 'g3', stars: 4, comment: '', building_id: first },
      { review_id: 'g5', stars: 1, comment: 'Cold.', building_id: second },
    ])
    expect((await locationsOf(account)).map(one => [one.Title, one.Address, one.BuildingId])).toEqual(
      expect.arrayContaining([
        ['A tower', '1 Pier, Boston', first],
        ['A café', '', null],
      ]),
    )
    const [row] = await sql('select refresh_token, pending from review_source where group_id = $1', account.group.id)
    expect(row).toEqual({ refresh_token: expect.stringMatching(/^sealed\.1\./), pending: '' })
    expect(JSON.stringify(await sql('select * from review where group_id = $1', account.group.id))).not.toContain('Nadia')
  })

  test('count once, however often they are fetched; one that says something else is counted anew; old pages are not read again', async () => {
    const { account, first, places } = await connected()
    await fetched(account)
    const sum = { building_id: first, n: 3, stars: 11 }
    expect(await countsOf(account)).toContainEqual(sum)
    google.asked.length = 0
    expect(await fetchAgain(account)).toMatchObject({ Added: 0, Changed: 0 })
    expect(await countsOf(account)).toContainEqual(sum)
    expect(google.asked.filter(path => path.includes('batchGetReviews'))).toHaveLength(1)
    google.setReviews(places[0], [
      wireReview('g1', 'ONE', '2026-02-01T10:00:00Z', { comment: 'Now dirty.', updateTime: '2026-03-01T10:00:00Z' }),
      wireReview('g2', 'TWO', '2026-02-02T10:00:00Z', { comment: 'The elevator is slow.' }),
      wireReview('g3', 'FOUR', '2026-02-03T10:00:00Z'),
      wireReview('g7', 'FIVE', '2026-03-02T10:00:00Z'),
    ])
    expect(await fetchAgain(account)).toMatchObject({ Added: 1, Changed: 1 })
    expect(await countsOf(account)).toContainEqual({ building_id: first, n: 4, stars: 12 })
  })

  test('are those of a file too, known by their id or their whole name', async () => {
    const { account, places } = await connected()
    await sql('update review_source set due_date = null where group_id = $1', account.group.id)
    await fetched(account)
    const [code] = await sql('select code from building where id = $1', account.building.id)
    google.setReviews(places[0], [wireReview('f1', 'FIVE', '2026-04-01T10:00:00Z'), wireReview('f2', 'FOUR', '2026-04-02T10:00:00Z')])
    const rows = [
      [code.code, 'f1', 'FIVE', '2026-04-01T10:00:00Z', ''],
      [code.code, `${places[0]}/reviews/f2`, 'ONE', '2026-04-02T10:00:00Z', ''],
    ]
    const base64 = (await xlsxFile(rows, ['Store code', 'reviewId', 'starRating', 'createTime', 'comment'])).toString('base64')
    const GroupId = account.group.id
    const { acId: ImportId } = await account.call(UploadReviews, { GroupId, FileName: 'r.xlsx', base64 })
    await account.call(RunImport, { GroupId, ImportId, Existing: 'Update', Wrong: 'Refuse' })
    await expect.poll(async () => (await account.call(GetImport, { gId: GroupId, ImportId })).Status, { timeout: 20_000 }).toBe('Completed')
    expect(await fetchAgain(account)).toMatchObject({ Added: 0, Changed: 1 })
    expect((await reviewsOf(account)).filter(one => one.review_id.includes('f')).map(one => one.stars)).toEqual([4, 5])
  })

  test('of a location move with it to another building, and a location without one is fetched once it has one', async () => {
    const { account, first, second } = await connected()
    await fetched(account)
    const find = async (title: string) => (await locationsOf(account)).find(one => one.Title === title) ?? expect.unreachable()
    const GroupId = account.group.id
    for (const title of ['A café', 'A tower']) {
      const { id: LocationId, Version } = await find(title)
      await account.call(SetReviewLocation, { GroupId, LocationId, Version, BuildingId: second })
    }
    await expect.poll(async () => (await reviewsOf(account)).map(one => one.building_id === second)).toEqual([true, true, true, true, true])
    expect(await countsOf(account)).toEqual([{ building_id: second, n: 5, stars: 17 }])
    const { id: LocationId, Version } = await find('A tower')
    expect(await account.refuse(SetReviewLocation, { GroupId, LocationId, Version: Version - 1, BuildingId: first })).toMatchObject({
      status: 409,
    })
    google.removeLocations() // as when Google hides a profile for a while
    await fetchAgain(account)
    expect((await locationsOf(account)).map(one => one.BuildingId)).toEqual([second, second, second])
    const foreign = await world.newAccount({ role: 'Executive' })
    const wrong = { GroupId, LocationId, Version, BuildingId: foreign.building.id }
    expect(await account.refuse(SetReviewLocation, wrong)).toMatchObject({ status: 404 })
  })

  test('come by themselves when they are due, and a busy Google is asked again', async () => {
    const { account, places } = await connected()
    const { FetchedDate } = await fetched(account)
    google.setReviews(places[1], [wireReview('g8', 'THREE', '2026-05-01T10:00:00Z')])
    google.fail(429)
    await sql(`update review_source set due_date = now() - interval '1 minute' where group_id = $1`, account.group.id)
    await workOffDue(fetchDueSources, world.services)
    await fetched(account, FetchedDate ?? 0)
    expect((await reviewsOf(account)).map(one => one.review_id)).toContain('g8')
    expect((await sourceOf(account))?.DueDate).toBeGreaterThan(Date.now())
  })
})

describe('the consent', () => {
  test('is good for whoever asked for it, in that account, and for ten minutes', async () => {
    const [account, other] = [await world.newAccount({ role: 'Executive' }), await world.newAccount({ role: 'Executive' })]
    const colleague = await account.signInAs('Executive')
    const given = await consent(account)
    const expired = { status: 400, message: sourceMessages.expired }
    expect(await colleague.refuse(FinishReviewSource, given)).toMatchObject(expired)
    expect(await other.refuse(FinishReviewSource, { ...given, GroupId: other.group.id })).toMatchObject(expired)
    for (const State of ['', 'sealed.1.', `${given.State}x`, '{}', 'sealed.1.AAAA'])
      expect([400]).toContain((await account.refuse(FinishReviewSource, { ...given, State })).status)
    expect(await sourceOf(account)).toBeNull()
  })

  test('that Google refuses is told, and another one goes on', async () => {
    const { account } = await connected()
    const { FetchedDate } = await fetched(account)
    google.takeConsentBack()
    await account.call(FetchReviews, { GroupId: account.group.id })
    await expect.poll(async () => (await sourceOf(account))?.State, { timeout: 20_000 }).toBe('Refused')
    expect(await sourceOf(account)).toMatchObject({ Problem: 'Refused', DueDate: null, FetchedDate })
    expect(await reviewsOf(account)).toHaveLength(4)
    const told = async () =>
      (await account.call(GetNotifications, { filter: { gId: account.group.id, Kind: 'ReviewsStopped' } })).Notifications
    await expect
      .poll(told, { timeout: 20_000 })
      .toMatchObject([{ Title: 'Reviews from Google are no longer fetched', Path: '/googleReviews' }])
    await account.call(FinishReviewSource, { ...(await consent(account)), Code: 'another' })
    await expect.poll(async () => (await sourceOf(account))?.State, { timeout: 20_000 }).toBe('Refused')
    await account.call(FinishReviewSource, await consent(account))
    expect(await fetched(account, FetchedDate ?? 0)).toMatchObject({ State: 'Connected', Problem: '', Added: 0 })
    expect(await told()).toHaveLength(1) // who connects sees what is refused
  })

  test('goes back to Google when somebody disconnects; what was fetched stays', async () => {
    const { account } = await connected()
    await fetched(account)
    const before = google.consents()
    await account.call(EndReviewSource, { GroupId: account.group.id })
    await expect.poll(() => google.consents()).toBe(before - 1)
    expect(await sourceOf(account)).toBeNull()
    expect(await locationsOf(account)).toEqual([])
    expect(await reviewsOf(account)).toHaveLength(4)
  })
})

test.each([
  ['Nice.\n\n(Translated by Google)\nBonito.', 'Nice.'],
  ['(Translated by Google) Nice.\n\n(Original)\nBonito.', 'Bonito.'],
  ['(Translated by Google) Nice.', 'Nice.'],
  ['  Plain.  ', 'Plain.'],
  ['', ''],
])('the comment %j is read as %j', (comment, own) => expect(originalComment(comment)).toBe(own))

test('a review without stars, id or moment is none', () => {
  const wire = (over: object) =>
    reviewFrom({ name: 'accounts/1/locations/1', review: { ...wireReview('g', 'FIVE', '2026-01-01T00:00:00Z'), ...over } })
  expect(wire({})).toMatchObject({ ReviewId: 'g', Stars: 5 })
  for (const over of [{ starRating: 'SIX' }, { starRating: 'ZERO' }, { reviewId: '' }, { createTime: 'soon' }, { updateTime: '' }])
    expect(wire(over)).toBeNull()
})
