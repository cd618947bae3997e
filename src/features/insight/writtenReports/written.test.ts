import { expect, test } from 'vitest'
import { newAnswer } from '../../../../test/support/newAnswer.ts'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { CreateWrittenReport, DeleteWrittenReport, GetStudentFeedbackResult, GetWrittenReportLink, GetWrittenReports } from './contract.ts'
import { writtenReportMessages } from './rules.ts'

const world = await openWorld()
const february = { FirstDay: '2026-02-01', LastDay: '2026-02-28' }

/** Six answers of students and nobody known, two of staff, one the night before the first day by the building's clock. */
const answered = async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const say = (Score: number, at: string, Role: string | null, Text: string | null = null) =>
    newAnswer(world, account, { Score, Role, Text, EntityType: 'Restroom', SubmitDate: new Date(at) })
  for (const score of [1, 2, 2, 3]) await say(score, '2026-02-10T17:00:00Z', 'Resident')
  for (const score of [4, 4]) await say(score, '2026-03-01T04:30:00Z', null) // the last evening of February in New York
  for (const score of [5, 5]) await say(score, '2026-02-11T17:00:00Z', 'Engineer')
  await say(5, '2026-02-01T04:30:00Z', 'Tenant')
  return account
}

test('a report is written of the days of the building, kept as it was, and read in the language of its reader [C-CALL-081] [C-FIELD-026]', async () => {
  const account = await answered()
  const gId = account.group.id
  const { ReportId: rId } = await account.call(CreateWrittenReport, { ...placeOf(account), Type: 'Student', ...february })
  const read = () => account.call(GetStudentFeedbackResult, { gId, rId })
  const report = await read()
  expect(report).toMatchObject({
    BuildingName: { en: 'Building 1' },
    StartDateStr: '02/01/2026',
    EndDateStr: '02/28/2026',
    Total: 6,
    PropertySummary: ['6 answers came in 28 days. They rate the building 2.67 of 5.', '3 of 6 answers (50%) gave one or two stars.'],
    CategoryAnalysis: [{ Item: 'Restroom', Detail: '2.67 of 5 in 6 answers.', Total: 6 }],
  })
  expect(report.ActionItems.map(one => one.Item)).toEqual(['Improve: Restroom', 'Ask more people'])
  for (const field of ['AddressLine1', 'City', 'State', 'Zip'] as const) expect(report[field]).toEqual(expect.any(String))
  await newAnswer(world, account, { Score: 5, SubmitDate: new Date('2026-02-12T17:00:00Z') })
  expect(await read()).toEqual(report)
  const { Reports } = await account.call(GetWrittenReports, { filter: { gId, bId: account.building.id } })
  expect(Reports).toMatchObject([{ ReportId: rId, Type: 'Student', StartDay: '2026-02-01', Total: 6 }])
  const residents = await account.call(CreateWrittenReport, { ...placeOf(account), Type: 'Resident', ...february })
  expect((await account.call(GetStudentFeedbackResult, { gId, rId: residents.ReportId })).Total).toBe(4)
})

test('days that are none, in no order or too many are refused in words; of nobody there is no report', async () => {
  const account = await answered()
  const refused = async (over: object) =>
    (await account.refuse(CreateWrittenReport, { ...placeOf(account), Type: 'Student', ...february, ...over })).fields
  expect(await refused({ LastDay: '2026-02-30' })).toMatchObject([{ Field: 'LastDay' }])
  expect(await refused({ LastDay: '2026-01-01' })).toMatchObject([{ Field: 'LastDay' }])
  expect(await refused({ FirstDay: '' })).toMatchObject([{ Field: 'FirstDay' }])
  expect(await refused({ FirstDay: '2020-01-01' })).toEqual([{ Field: 'FirstDay', Message: writtenReportMessages.tooLong }])
  expect(await refused({ FirstDay: '2025-02-01', LastDay: '2025-02-02' })).toEqual([
    { Field: 'FirstDay', Message: writtenReportMessages.noAnswers },
  ])
})

test('nobody reads, gives on or deletes those of another account or building; a link ends with its report', async () => {
  const account = await answered()
  const gId = account.group.id
  const { ReportId: rId } = await account.call(CreateWrittenReport, { ...placeOf(account), Type: 'Student', ...february })
  const stranger = await world.newAccount({ role: 'Executive' })
  const other = await account.signInAs('Manager', [])
  for (const [one, group] of [
    [stranger, stranger.group.id],
    [stranger, gId],
    [other, gId],
  ] as const) {
    expect((await one.refuse(GetStudentFeedbackResult, { gId: group, rId })).code).toBe('sys.obj.nof')
    expect((await one.refuse(GetWrittenReportLink, { gId: group, rId })).code).toBe('sys.obj.nof')
    expect((await one.refuse(DeleteWrittenReport, { GroupId: group, ReportId: rId })).code).toBe('sys.obj.nof')
  }
  const { Link, EndDate } = await account.call(GetWrittenReportLink, { gId, rId })
  expect(EndDate - Date.now()).toBeGreaterThan(29 * 86_400_000)
  expect(Link).toMatch(/\/paper\/[\w.-]+$/)
  const forged = `${Link.slice(0, -3)}${Link.endsWith('abc') ? 'abd' : 'abc'}`
  const app = await openHttp(world.services)
  expect((await app.inject({ url: new URL(forged).pathname })).statusCode).toBe(404)
  await app.close()
  await account.call(DeleteWrittenReport, { GroupId: gId, ReportId: rId })
  expect((await account.refuse(GetStudentFeedbackResult, { gId, rId })).code).toBe('sys.obj.nof')
})
