import { expect, test } from 'vitest'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { insertFeedbacks } from '../../codes/answers/data.ts'
import { GetImport, GetImportRows, RunImport, UndoImport, UploadReviews } from '../../codes/reviews/contract.ts'
import { dateFrom, reviewMessages, starsFrom } from '../../codes/reviews/rules.ts'
import { GetReviewAnalytics, GetReviewComments } from './contract.ts'

const world = await openWorld({ work: true })
// As Google's export of a business profile names its columns, and the code of the building.
const header = ['Store code', 'reviewId', 'starRating', 'createTime', 'comment', 'reviewer']
type Row = (string | number)[]
const upload = async ({ call, group }: Account, rows: Row[], FileName = 'reviews.xlsx') =>
  (await call(UploadReviews, { GroupId: group.id, FileName, base64: (await xlsxFile(rows, header)).toString('base64') })).acId
const run = async ({ call, group }: Account, ImportId: string, more: Partial<Input<typeof RunImport>> = {}) => {
  await call(RunImport, { GroupId: group.id, ImportId, Existing: 'Update', Wrong: 'Refuse', ...more })
  await expect.poll(async () => (await call(GetImport, { gId: group.id, ImportId })).Status, { timeout: 20_000 }).not.toBe('Running')
  return call(GetImport, { gId: group.id, ImportId })
}
const rowsOf = async ({ call, group }: Account, ImportId: string) =>
  (await call(GetImportRows, { filter: { gId: group.id, ImportId } })).Rows

const reviews: Row[] = [
  ['B1', 'r1', 'FIVE', '2026-02-03T10:00:00Z', 'Lovely lobby, friendly people.', 'Jo Harper'],
  ['B1', 'r2', 4, '2026-02-04', 'The lobby is clean.', 'Sam Reyes'],
  ['B2', 'r3', 'ONE', '02/05/2026', 'The elevator is broken again.', 'Kim Doe'],
]
const imported = async () => {
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const ImportId = await upload(account, reviews)
  expect(await run(account, ImportId)).toMatchObject({ Status: 'Completed', Added: 3 })
  return { account, ImportId, gId: account.group.id }
}

test('reviews on Google stand beside our own feedback: of the account, and of one building [C-FIELD-006] [C-CALL-017] [C-CALL-018] [C-RULE-010]', async () => {
  const { account, gId } = await imported()
  const [first, second] = account.buildings.map(one => one.id)
  const own = [5, 3].map(Score => ({
    GroupId: gId,
    BuildingId: second ?? '',
    QrType: 'Feedback',
    EntityType: 'Lobby',
    Score,
    Text: `Thank you ${Score}`,
    SubmitDate: new Date('2026-02-06T12:00:00Z'),
    TimeZone: 'America/New_York',
  }))
  await world.services.db.withTenant(gId as never, (_tx, client) => insertFeedbacks(client, own))
  const days = { startDate: Date.UTC(2026, 1, 1, 5), endDate: Date.UTC(2026, 2, 1, 5) - 1 }
  const all = await account.call(GetReviewAnalytics, { gId, ...days })
  expect(all).toMatchObject({ GoogleRatingCount: 3, GoogleAvgRating: 3.33, FeedbackCount: 2, FeedbackCommentAvg: 4 })
  expect(all.GoogleRatingTopOnBuilding.map(one => [one.BuildingName.en, one.RatingAvg])).toEqual([
    ['Building 1', 4.5],
    ['Building 2', 1],
  ])
  expect(all.GoogleRatingBottomOnBuilding[0]?.BuildingId).toBe(second)
  expect(all.CommentTopOnBuilding.map(one => one.RatingAvg)).toEqual([4])
  expect(all.GoogleRatingClouds.find(one => one.Label === 'lobby')).toMatchObject({ Value: 2 })
  const one = await account.call(GetReviewAnalytics, { gId, bId: first, ...days })
  expect(one).toMatchObject({ GoogleRatingCount: 2, GoogleAvgRating: 4.5, FeedbackCount: 0, FeedbackCommentAvg: null })
  expect([one.GoogleRatingTopOnBuilding, one.GoogleRatingBottomOnBuilding]).toEqual([[], []])
  const comments = async (star?: number) =>
    (await account.call(GetReviewComments, { gId, ...days, ...(star && { star }) })).FeedbackComments.map(each => [
      each.Side,
      each.Rating,
      each.Snippet,
    ])
  expect((await comments()).length).toBe(5)
  expect(await comments(1)).toEqual([['Google', 1, 'The elevator is broken again.']])
})

test('a review that comes again is the same review, also where it says something else; an undone import takes its reviews away', async () => {
  const { account, ImportId, gId } = await imported()
  const again = await upload(account, [reviews[0] ?? [], ['B2', 'r3', 'THREE', '02/05/2026', 'They repaired the elevator.', 'Kim Doe']])
  expect((await rowsOf(account, again)).map(one => [one.State, one.Differences.map(each => each.Field)])).toEqual([
    ['Same', []],
    ['Changed', ['Stars', 'Comment']],
  ])
  expect(await run(account, again)).toMatchObject({ Added: 0, Changed: 1 })
  expect(await account.call(GetReviewAnalytics, { gId })).toMatchObject({ GoogleRatingCount: 3, GoogleAvgRating: 4 })
  await account.call(UndoImport, { GroupId: gId, ImportId: again })
  expect(await account.call(GetReviewAnalytics, { gId })).toMatchObject({ GoogleRatingCount: 3, GoogleAvgRating: 3.33 })
  const kept = await world.services.db.system.query('select to_jsonb(r)::text as row from review r where group_id = $1', [gId])
  expect(JSON.stringify(kept.rows)).not.toMatch(/Harper|Reyes|Doe/) // names are not kept
  expect(await account.call(GetImport, { gId, ImportId })).toMatchObject({ Status: 'Completed' })
})

test('stars of 0 or 6, days to come, unknown buildings and reviews that stand twice are told, row by row', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const wrong = await upload(account, [
    ['B1', 'a', 0, '2026-02-03', ''],
    ['B1', 'b', 6, '2026-02-03', ''],
    ['B1', 'c', 5, '2126-02-03', ''],
    ['B9', 'd', 5, '2026-02-03', ''],
    ['B1', 'e', 5, '2026-02-03', ''],
    ['B1', 'e', 4, '2026-02-03', ''],
    ['B1', '', 4, '', ''],
  ])
  expect((await rowsOf(account, wrong)).map(one => one.Problems.map(each => `${each.Field}: ${each.Message}`))).toEqual([
    [`Stars: ${reviewMessages.stars}`],
    [`Stars: ${reviewMessages.stars}`],
    [`ReviewDate: ${reviewMessages.date}`],
    [`BuildingCode: ${reviewMessages.noBuilding}`],
    [`ReviewId: ${reviewMessages.twice}`],
    [`ReviewId: ${reviewMessages.twice}`],
    ['ReviewId: Required', 'ReviewDate: Required'],
  ])
  const stranger = await world.newAccount({ role: 'Executive' })
  expect((await stranger.refuse(GetReviewAnalytics, { gId: account.group.id })).code).toBe('sys.obj.nof')
  expect((await (await account.signInAs('Tenant')).refuse(GetReviewComments, { gId: account.group.id })).code).toBe('usr.aut.npm')
})

test.each([
  [5, 5],
  ['4', 4],
  ['3.0', 3],
  ['TWO', 2],
  [0, null],
  ['six', null],
  ['', null],
  [4.5, null],
])('stars %j are %j', (cell, stars) => expect(starsFrom(cell)).toBe(stars))

const now = Date.UTC(2026, 10, 26)
test.each([
  ['2026-02-03', Date.UTC(2026, 1, 3, 12)],
  ['2026-02-03T10:00:00Z', Date.UTC(2026, 1, 3, 10)],
  ['02/05/2026', Date.UTC(2026, 1, 5, 12)],
  [46056, Date.UTC(2026, 1, 3)],
  ['2026-13-45', null],
  ['yesterday', null],
  [1e12, null],
  ['1999-12-31', null],
])('the date %j is %j', (cell, moment) => expect(dateFrom(cell, now)).toBe(moment))
