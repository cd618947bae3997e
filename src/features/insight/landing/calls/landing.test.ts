import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contactOfUser } from '../../../../../test/support/contactOfUser.ts'
import { newRequest } from '../../../../../test/support/requests.ts'
import { type Account, openWorld } from '../../../../../test/world.ts'
import { dayIn } from '../../../../core/days.ts'
import { addDays } from '../../../../core/steps.ts'
import { insertFeedbacks } from '../../../codes/answers/data.ts'
import { FinishAnswers } from '../../../codes/feedbackInbox/contract.ts'
import { EditRequest, GetRequests, MoveRequest } from '../../../codes/inbox/contract.ts'
import { qrCode } from '../../../codes/qr/tables.ts'
import { scanDay } from '../../../codes/scans/tables.ts'
import { allEnabled, noHelp } from '../../../surveys/surveys/rules.ts'
import { survey } from '../../../surveys/surveys/tables.ts'
import { ViewOverallEntityTypeAnalytics } from '../../feedback/contract.ts'
import { GetBuildingHome, GetOverview, GetPlaces } from '../contract.ts'

const world = await openWorld()
// The buildings of the test world stand in Boston.
const today = dayIn('America/New_York', Date.now())
const daysAgo = (days: number) => addDays(today, -days)
let signs = 0
const emptySurvey = { Products: [], Enabled: allEnabled, ProductQuestions: [], HelperText: noHelp }

const newCode = (account: Account, BuildingId = account.building.id, values: Partial<typeof qrCode.$inferInsert> = {}) =>
  world.services.db.asSystem('test code', async tx => {
    const SignId = ++signs
    const row = { GroupId: account.group.id, BuildingId, Address: randomUUID(), SignId, QrName: `Code ${SignId}`, Location: 'Lobby' }
    const [made] = await tx
      .insert(qrCode)
      .values({ QrType: 'Feedback', EntityType: 'Lobby', ...row, ...values })
      .returning()
    if (!made) throw new Error('no code')
    return made
  })
type Code = Awaited<ReturnType<typeof newCode>>

const scans = ({ GroupId, BuildingId, id }: Code, Day: string, Scans: number) =>
  world.services.db.asSystem('test scans', tx => tx.insert(scanDay).values({ GroupId, BuildingId, QrCodeId: id, Day, Scans, Bots: 50 }))

const answers = ({ GroupId, BuildingId, id }: Code, Day: string, scores: readonly number[]) => {
  const SubmitDate = new Date(`${Day}T16:00:00Z`)
  const answer = {
    GroupId,
    BuildingId,
    QrCodeId: id,
    EntityType: 'Lobby',
    QrType: 'Feedback',
    SubmitDate,
    TimeZone: 'America/New_York',
    Text: null,
  }
  return world.services.db.withTenant(GroupId as never, (_tx, client) =>
    insertFeedbacks(
      client,
      scores.map(Score => ({ ...answer, Score })),
    ),
  )
}

describe('the overview', () => {
  test('adds up 30 days, compares them with the 30 before and shows quiet days', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const code = await newCode(own)
    await scans(code, today, 7)
    await scans(code, daysAgo(29), 3)
    await scans(code, daysAgo(30), 4)
    await scans(code, daysAgo(59), 1)
    await scans(code, daysAgo(60), 100)
    await answers(code, daysAgo(1), [5, 4])
    await answers(code, daysAgo(2), [1])
    await answers(code, daysAgo(40), [2])
    const seen = await own.call(GetOverview, { gId: own.group.id })
    expect(seen).toMatchObject({
      ScanCount: 10,
      FeedbackCount: 3,
      AverageScore: 3.33,
      Previous: { ScanCount: 5, FeedbackCount: 1, AverageScore: 2 },
    })
    expect(seen.Days.map(one => one.Day)).toEqual(Array.from({ length: 30 }, (_, i) => daysAgo(29 - i)))
    expect(seen.Days.at(-1)).toEqual({ Day: today, ScanCount: 7, FeedbackCount: 0, AverageScore: null })
    expect(seen.PreviousDays.map(one => one.Day)).toEqual(Array.from({ length: 30 }, (_, i) => daysAgo(59 - i)))
    expect(seen.PreviousDays.at(-1)).toMatchObject({ ScanCount: 4 })
    expect(seen.Days.at(-2)).toEqual({ Day: daysAgo(1), ScanCount: 0, FeedbackCount: 2, AverageScore: 4.5 })
  })

  test('is of one building where one is asked for', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const [first, second] = own.buildings.map(one => one.id)
    await scans(await newCode(own, first), today, 1)
    await scans(await newCode(own, second), today, 10)
    const seen = await own.call(GetOverview, { gId: own.group.id, bId: second ?? '' })
    expect(seen).toMatchObject({ ScanCount: 10, Buildings: [{ BuildingId: second, ScanCount: 10 }] })
    expect(seen.Buildings).toHaveLength(1)
    const some = await own.signInAs('Employee', [first ?? ''])
    expect(await some.refuse(GetOverview, { gId: own.group.id, bId: second ?? '' })).toMatchObject({ code: 'sys.obj.nof' })
  })

  test('has a line for every building, with its codes in service', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const code = await newCode(own)
    await newCode(own)
    await newCode(own, own.building.id, { Retired: true })
    await scans(code, today, 2)
    expect((await own.call(GetOverview, { gId: own.group.id })).Buildings).toEqual([
      {
        BuildingId: own.buildings[0]?.id,
        Name: { en: 'Building 1' },
        City: 'Boston',
        State: 'MA',
        QrCount: 2,
        ScanCount: 2,
        FeedbackCount: 0,
        AverageScore: null,
      },
      {
        BuildingId: own.buildings[1]?.id,
        Name: { en: 'Building 2' },
        City: 'Boston',
        State: 'MA',
        QrCount: 0,
        ScanCount: 0,
        FeedbackCount: 0,
        AverageScore: null,
      },
    ])
  })

  test('counts only buildings that the user may see, and none for somebody without one', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const [first, second] = own.buildings.map(one => one.id)
    const [one, two] = [await newCode(own, first), await newCode(own, second)]
    await scans(one, today, 1)
    await scans(two, today, 10)
    const some = await own.signInAs('Employee', [first ?? ''])
    expect(await some.call(GetOverview, { gId: own.group.id })).toMatchObject({ ScanCount: 1, Buildings: [{ BuildingId: first }] })
    const none = await own.signInAs('Employee', [])
    expect(await none.call(GetOverview, { gId: own.group.id })).toMatchObject({ ScanCount: 0, AverageScore: null, Buildings: [] })
  })

  test('tells staff the score of the account, and the dashboard that of a building [C-BEHAV-002]', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const said = { GroupId: own.group.id, QrType: 'Feedback', EntityType: 'Lobby', SubmitDate: new Date(Date.now() - 86_400_000) }
    const [here = '', there = ''] = own.buildings.map(one => one.id)
    const rows = [
      [here, 5],
      [here, 5],
      [there, 2],
    ] as const
    await world.services.db.withTenant(own.group.id as never, (_tx, client) =>
      insertFeedbacks(
        client,
        rows.map(([BuildingId, Score]) => ({ ...said, BuildingId, Score, TimeZone: 'America/New_York' })),
      ),
    )
    const range = { startDate: Date.now() - 30 * 86_400_000, endDate: Date.now() }
    for (const role of ['Admin', 'Executive', 'GM', 'PM', 'Manager', 'ChiefEngineer', 'Marketing', 'Employee'] as const) {
      const staff = await own.signInAs(role)
      expect(await staff.call(GetOverview, { gId: own.group.id }), role).toMatchObject({ FeedbackCount: 3, AverageScore: 4 })
      const place = { gId: own.group.id, bId: own.building.id, ...range }
      expect(await staff.call(ViewOverallEntityTypeAnalytics, place), role).toMatchObject({ Count: 2, AverageScore: 5 })
    }
  })

  test('is of the own account only', async () => {
    const [own, other] = [await world.newAccount({ buildings: 0 }), await world.newAccount()]
    await scans(await newCode(other), today, 5)
    expect(await own.call(GetOverview, { gId: own.group.id })).toMatchObject({ ScanCount: 0, Buildings: [] })
    expect(await own.refuse(GetOverview, { gId: other.group.id })).toMatchObject({ code: 'sys.obj.nof' })
  })
})

describe('the home of a building', () => {
  test('shows where it stands and its most scanned codes, to whoever may see the library', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const [first, second] = own.buildings.map(one => one.id)
    const [quiet, busy] = [await newCode(own, first), await newCode(own, first)]
    await newCode(own, first, { Retired: true })
    await scans(busy, today, 9)
    await scans(await newCode(own, second), today, 50)
    await answers(busy, today, [5, 4])
    const seen = await own.call(GetBuildingHome, { gId: own.group.id, bId: first ?? '' })
    expect(seen).toMatchObject({ Name: { en: 'Building 1' }, City: 'Boston', CodeCount: 2 })
    expect(seen.Codes.map(one => [one.QrCodeId, one.ScanCount, one.AverageScore])).toEqual([
      [busy.id, 9, 4.5],
      [quiet.id, 0, null],
    ])
    const visitor = await own.signInAs('Visitor')
    expect(await visitor.call(GetBuildingHome, { gId: own.group.id, bId: first ?? '' })).toMatchObject({ Codes: [], CodeCount: 0 })
  })
})

describe('what waits', () => {
  const addSurvey = (own: Account, BuildingId: string, Status: 'Draft' | 'Completed' | 'PendingApproval' | 'Active') =>
    world.services.db.asSystem('test survey', tx =>
      tx.insert(survey).values({ GroupId: own.group.id, BuildingId, SurveyName: Status, Status, ...emptySurvey }),
    )

  test('is the surveys, low ratings, imports and gaps of the account, or of one building', async () => {
    const own = await world.newAccount({ buildings: 2, role: 'AcAdmin', global: true })
    const [first = '', second = ''] = own.buildings.map(one => one.id)
    for (const Status of ['Draft', 'Completed', 'PendingApproval', 'Active'] as const) await addSurvey(own, first, Status)
    await addSurvey(own, second, 'PendingApproval')
    await answers(await newCode(own, second), daysAgo(1), [1, 2, 5])
    await answers(await newCode(own, first), daysAgo(20), [1])
    const kinds = ({ Items }: { Items: { Kind: string; Count: number }[] }) => Items.map(one => [one.Kind, one.Count])
    const { ToDo: all } = await own.call(GetOverview, { gId: own.group.id })
    expect(kinds(all)).toEqual([
      ['LowRatings', 3],
      ['SurveysToAccept', 2],
      ['SurveysWaiting', 1],
      ['SurveyDrafts', 1],
    ])
    expect(all.Things.map(one => [one.Kind, one.Score, one.BuildingId])).toEqual([
      ['Feedback', expect.any(Number), second],
      ['Feedback', expect.any(Number), second],
      ['Feedback', 1, first],
    ])
    expect(all.Missing).toEqual([])
    const { ToDo: one } = await own.call(GetOverview, { gId: own.group.id, bId: first })
    expect(kinds(one)).toEqual([
      ['LowRatings', 1],
      ['OpenFeedback', 1],
      ['SurveysToAccept', 1],
      ['SurveysWaiting', 1],
      ['SurveyDrafts', 1],
    ])
    expect(one.Missing).toEqual(['Logo', 'Links', 'Website', 'Phone', 'Terms', 'Feedback'])
  })

  test('begins with the own requests of an engineer, then what presses; a manager gets bad scores until they are done', async () => {
    const own = await world.newAccount({ role: 'ChiefEngineer', buildings: 2 })
    const gId = own.group.id
    const dayBefore = new Date(Date.now() - 86_400_000)
    const fine = await newRequest(world, own, { at: dayBefore, typed: { Q001: 'Plumbing', Q002: 'Tap drips', Q003: 'Low' } })
    const urgent = await newRequest(world, own, { typed: { Q001: 'Plumbing', Q002: 'Flood', Q003: 'High' }, QrCodeId: fine.QrCodeId })
    const late = await newRequest(world, own, {
      at: new Date(Date.now() - 9 * 86_400_000),
      typed: { Q001: 'Plumbing', Q002: 'Cold', Q003: 'Medium' },
      QrCodeId: fine.QrCodeId,
    })
    const done = await newRequest(world, own, { typed: { Q001: 'Plumbing', Q002: 'Old', Q003: 'High' }, QrCodeId: fine.QrCodeId })
    await own.call(MoveRequest, { GroupId: gId, RequestId: done.RequestId, Move: 'finish' })
    const ContactId = await contactOfUser(world, own)
    const shared = { GroupId: gId, RequestId: fine.RequestId, Version: 1, Urgency: 'Low' as const, DueDate: Date.now() + 86_400_000 }
    await own.call(EditRequest, { ...shared, AssigneeId: ContactId })
    const toDo = async (of: Pick<Account, 'call'> = own, bId?: string) => (await of.call(GetOverview, { gId, ...(bId && { bId }) })).ToDo
    const kinds = ({ Items }: { Items: { Kind: string; Count: number }[] }) => Items.map(one => [one.Kind, one.Count])
    const { Items, Things } = await toDo()
    expect(kinds({ Items })).toEqual([
      ['MyRequests', 1],
      ['UrgentRequests', 1],
      ['LateRequests', 1],
      ['NewRequests', 2],
    ])
    expect(Things.map(one => [one.id, one.Text, one.Mine, one.Urgent])).toEqual([
      [fine.RequestId, 'Tap drips', true, false],
      [urgent.RequestId, 'Flood', false, true],
      [late.RequestId, 'Cold', false, false],
    ])
    // The counts are those of the lists that they lead to.
    const count = async (filter: object) => (await own.call(GetRequests, { filter: { gId, ...filter } })).Total
    expect([await count({ Status: 'Open', Mine: true }), await count({ Status: 'Open', Urgency: 'High' })]).toEqual([1, 1])
    expect([await count({ Status: 'Late' }), await count({ Status: 'New' })]).toEqual([1, 2])
    // Who does not handle it sees what presses, of their buildings only.
    const other = await own.signInAs('Manager', [own.buildings[1]?.id ?? ''])
    expect(await toDo(other)).toMatchObject({ Items: [], Things: [] })
    const manager = await own.signInAs('Manager')
    await answers(await newCode(own), today, [1, 2, 5])
    const seen = await toDo(manager)
    expect(kinds(seen)).toContainEqual(['LowRatings', 2])
    expect(seen.Things.map(one => one.Kind)).toEqual(['Request', 'Feedback', 'Request', 'Feedback'])
    await manager.call(FinishAnswers, { GroupId: gId, filter: { gId, Score: 'Low' } })
    expect(kinds(await toDo(manager))).not.toContainEqual(['LowRatings', expect.anything()])
  })

  test('is nothing for somebody who may do nothing about it', async () => {
    const own = await world.newAccount()
    await addSurvey(own, own.building.id, 'PendingApproval')
    await answers(await newCode(own), today, [1])
    const other = await own.signInAs('Visitor')
    expect((await other.call(GetOverview, { gId: own.group.id, bId: own.building.id })).ToDo).toEqual({
      Items: [],
      Things: [],
      Missing: [],
    })
  })
})

describe('the places', () => {
  test('are ranked by score from three answers on, and by scans', async () => {
    const own = await world.newAccount({ role: 'Marketing' })
    const [good, fair, bad, few, quiet] = [
      await newCode(own),
      await newCode(own),
      await newCode(own),
      await newCode(own),
      await newCode(own),
    ]
    await answers(good, today, [5, 5, 5])
    await answers(fair, today, [4, 4, 3])
    await answers(bad, today, [1, 2, 1])
    await answers(few, today, [5, 5])
    await answers(quiet, daysAgo(45), [1, 1, 1])
    await scans(bad, today, 9)
    await scans(good, daysAgo(3), 4)
    await scans(quiet, daysAgo(45), 100)
    await newCode(own, own.building.id, { Retired: true })
    const seen = await own.call(GetPlaces, { gId: own.group.id })
    expect(seen.Best.map(place => place.QrCodeId)).toEqual([good.id, fair.id])
    expect(seen.Worst).toEqual([
      {
        QrCodeId: bad.id,
        QrName: bad.QrName,
        Location: 'Lobby',
        BuildingId: own.building.id,
        BuildingName: { en: 'Building 1' },
        ScanCount: 9,
        FeedbackCount: 3,
        AverageScore: 1.33,
      },
    ])
    expect(seen.MostScanned.map(place => [place.QrCodeId, place.ScanCount])).toEqual([
      [bad.id, 9],
      [good.id, 4],
    ])
    expect(seen).toMatchObject({ CodeCount: 5, ScannedCount: 2 })
  })

  test('are only those of buildings that the user may see', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const [first, second] = own.buildings.map(one => one.id)
    await newCode(own, first)
    await newCode(own, second)
    const some = await own.signInAs('Marketing', [first ?? ''])
    expect(await some.call(GetPlaces, { gId: own.group.id })).toMatchObject({ CodeCount: 1, Best: [], Worst: [] })
  })

  test('ask for ManageMarketing', async () => {
    const own = await world.newAccount({ role: 'Employee' })
    expect(await own.refuse(GetPlaces, { gId: own.group.id })).toMatchObject({ code: 'usr.aut.npm' })
  })
})
