import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openChatCompletions } from '../../../../test/support/chatCompletions.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { storedFile } from '../../../platform/tables.ts'
import { GetHistory } from '../../base/history/contract.ts'
import { EditProperty, GetProperty } from '../../property/propertyPage/contract.ts'
import { walkMessages } from '../inspections/model.ts'
import { addWalk, openPhone, walkRoundAgain } from '../inspections/testing.ts'
import {
  GetInspectionDetail,
  GetInspectionReport,
  GetInspectionSummaries,
  GetInspections,
  GetRoundErrorCounts,
  GetRoundErrorReport,
  RegeneratePDF,
  SaveStopAnswers,
} from './contract.ts'
import { listForeignFigures } from './coverWriter.server.ts'
import { addEditable } from './testing.ts'

const ai = await openChatCompletions()
afterAll(() => ai.close())
const world = await openWorld({ work: true, env: { AI_URL: ai.url, AI_KEY: 'key-1', AI_MODEL: 'writer-1' } })
const DAY = 86_400_000
const place = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const detailOf = (account: Account, iptId: string) => account.call(GetInspectionDetail, { gId: account.group.id, iptId })
const reportOf = (account: Account, iptId: string) => account.call(GetInspectionReport, { gId: account.group.id, iptId })
const rowsOf = (account: Account, rId: string) => account.call(GetInspections, { gId: account.group.id, rId })
const summariesOf = async (account: Account, filter = {}) =>
  (await account.call(GetInspectionSummaries, { filter: { gId: account.group.id, ...filter } })).InspectionSummaries
/** Waits until the report of a walk is made; the jobs of the world make it. */
const made = async (account: Account, rId: string) => {
  await expect.poll(async () => (await rowsOf(account, rId)).Inspections.length, { timeout: 20_000 }).toBeGreaterThan(0)
  return (await rowsOf(account, rId)).Inspections[0] ?? expect.unreachable()
}
const covered = async (account: Account, iptId: string) => {
  await expect.poll(async () => (await reportOf(account, iptId)).Cover, { timeout: 20_000 }).not.toBeNull()
  return (await reportOf(account, iptId)).Cover ?? expect.unreachable()
}

describe('summaries', () => {
  test('a walk stands there with how much was done and what was out of its limits [B-FIELD-042] [B-CALL-075]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId, InspectionId } = await addWalk(account, 'Boilers', [{ Pressure: 9 }, { skipped: 'Locked' }, {}, {}])
    const [row] = await summariesOf(account)
    expect(row).toMatchObject({
      id: InspectionId,
      RoundId,
      RoundName: 'Boilers',
      RoundType: 'Engineering',
      EngineerName: 'Test GM',
      State: 'Complete',
      StopCompliance: 0.75,
      GeoCompliance: null,
      StopsErrorNumber: 1,
      TotalStopNumber: 4,
    })
    expect(Math.abs((row?.CreatedDate ?? 0) - Date.now())).toBeLessThan(60_000)
    await made(account, RoundId)
    expect((await summariesOf(account))[0]?.ReportFile).toMatch(/^https?:\/\/.+\/paper\//)
  })

  test('days, type, state, round and errors narrow them; another account and another building see none', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const old = await addWalk(account, 'Old', [{}], { at: Date.now() - 10 * DAY })
    const bad = await addWalk(account, 'Bad', [{ Pressure: 1 }])
    const phone = openPhone(account, old.RoundId)
    phone.tell('walk.opened', { value: { Number: 1 } })
    await phone.send()
    const names = async (filter = {}) => (await summariesOf(account, filter)).map(one => `${one.RoundName} ${one.State}`).toSorted()
    expect(await names()).toEqual(['Bad Complete', 'Old Complete', 'Old Running'])
    expect(await names({ startDate: Date.now() - DAY })).toEqual(['Bad Complete', 'Old Running'])
    expect(await names({ endDate: Date.now() - DAY })).toEqual(['Old Complete'])
    expect(await names({ State: 'Running' })).toEqual(['Old Running'])
    expect(await names({ errors: true })).toEqual(['Bad Complete'])
    expect(await names({ rId: bad.RoundId })).toEqual(['Bad Complete'])
    expect(await names({ rt: 'Cleaning' })).toEqual([])
    const other = await world.newAccount({ role: 'GM' })
    expect(await summariesOf(other)).toEqual([])
    expect((await other.refuse(GetInspectionDetail, { gId: other.group.id, iptId: bad.InspectionId })).status).toBe(404)
    const tied = await account.signInAs('GM', [])
    expect((await tied.call(GetInspectionSummaries, { filter: { gId: account.group.id } })).Total).toBe(0)
  })

  test('the detail of a round has its complete walks, the newest first, and says whether letters are written [B-CALL-076] [B-FIELD-043]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId, InspectionId } = await addWalk(account, 'Daily', [{}], { at: Date.now() - 3 * DAY })
    const second = await walkRoundAgain(account, RoundId)
    await expect.poll(async () => (await rowsOf(account, RoundId)).Inspections.length, { timeout: 20_000 }).toBe(2)
    const { Inspections, WorkLetter, More } = await rowsOf(account, RoundId)
    expect({ WorkLetter, More }).toEqual({ WorkLetter: true, More: false })
    expect(Inspections.map(one => one.InspectionId)).toEqual([second.InspectionId, InspectionId])
    expect(Inspections[0]).toMatchObject({ Name: 'Test GM', CoverType: 'Lintel', Outdated: false })
    const days = { startDate: Date.now() - 4 * DAY, endDate: Date.now() - 2 * DAY }
    const few = await account.call(GetInspections, { gId: account.group.id, rId: RoundId, ...days })
    expect(few.Inspections.map(one => one.InspectionId)).toEqual([InspectionId])
    const wrong = await account.refuse(GetInspections, { gId: account.group.id, rId: RoundId, startDate: 2, endDate: 1 })
    expect(wrong).toMatchObject({ status: 400, fields: [{ Field: 'endDate' }] })
  })
})

describe('answers are corrected', () => {
  test('a stop is judged again, the figures follow, the history tells both; the report stays until it is made again [B-CALL-077] [B-CALL-079] [B-FIELD-044]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId, InspectionId } = await addWalk(account, 'Pumps', [{ Pressure: 9 }, {}])
    await made(account, RoundId)
    const before = await detailOf(account, InspectionId)
    expect(before).toMatchObject({ RoundName: 'Pumps', EnableAICover: false, StopsErrorNumber: 1, Outdated: false })
    expect(before.Stops.map(one => [one.Name, one.State, one.Answers])).toEqual([
      ['Pumps pump 1', 'Done', { Q001: 9 }],
      ['Pumps pump 2', 'Done', { Q001: 3 }],
    ])
    const EquipmentInspectionId = before.Stops[0]?.EquipmentInspectionId ?? ''
    const sent = { ...place(account), InspectionId, Version: before.Version, EquipmentInspectionId, FieldsValues: { Q001: 5 } }
    expect(await account.call(SaveStopAnswers, sent)).toMatchObject({ StopsErrorNumber: 0, Version: before.Version + 1 })
    expect((await detailOf(account, InspectionId)).Outdated).toBe(true)
    expect((await reportOf(account, InspectionId)).Stops[0]?.Answers).toEqual({ Q001: 9 })
    await account.call(RegeneratePDF, { ...place(account), IptId: InspectionId })
    expect((await reportOf(account, InspectionId)).Stops[0]?.Answers).toEqual({ Q001: 5 })
    expect((await detailOf(account, InspectionId)).Outdated).toBe(false)
    const history = await account.call(GetHistory, { filter: { gId: account.group.id, Object: 'inspection', ObjectId: InspectionId } })
    expect(JSON.stringify(history)).toContain('Pumps pump 1 · Pressure in bar: 5')
    expect(JSON.stringify(history)).toContain('Pumps pump 1 · Pressure in bar: 9')
    expect((await account.refuse(SaveStopAnswers, sent)).code).toBe('sys.obj.cfl')
  })

  test('what is required, is no number, or is of no stop is refused at its field; nothing is changed [B-RULE-106]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const sent = await addEditable(account)
    const wrong = await account.refuse(SaveStopAnswers, { ...sent, FieldsValues: { Q001: 'much' } })
    expect(wrong).toMatchObject({ status: 400, fields: [{ Field: 'FieldsValues.Q001' }] })
    const nobody = await account.refuse(SaveStopAnswers, { ...sent, EquipmentInspectionId: randomUUID() })
    expect(nobody.fields).toMatchObject([{ Field: 'EquipmentInspectionId' }])
    const { Stops } = await detailOf(account, sent.InspectionId)
    expect(Stops[0]?.Answers).toEqual({ Q001: 3 })
  })

  test('a walk that is not complete is not edited; files are the walker’s or the editor’s own', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId, StopIds } = await addWalk(account, 'Half')
    const phone = openPhone(account, RoundId)
    phone.tell('walk.opened', { value: { Number: 1 } })
    phone.tell('stop.done', { stop: StopIds[0] ?? '' })
    await phone.send()
    const { Stops } = await detailOf(account, phone.InspectionId)
    const EquipmentInspectionId = Stops[0]?.EquipmentInspectionId ?? ''
    const early = { ...place(account), InspectionId: phone.InspectionId, EquipmentInspectionId, FieldsValues: {} }
    expect(await account.refuse(SaveStopAnswers, early)).toMatchObject({ status: 409, message: walkMessages.notComplete })
    const report = { ...place(account), IptId: phone.InspectionId }
    expect(await account.refuse(RegeneratePDF, report)).toMatchObject({ status: 409, message: walkMessages.notComplete })

    const sent = await addEditable(account)
    const file = { ...place(account), Name: 'p.jpg', ContentType: 'image/jpeg', Size: 3, Bucket: 'RoundPhoto' }
    const [mine, foreign] = [randomUUID(), randomUUID()]
    await world.services.db.asSystem('files of a test', tx =>
      tx.insert(storedFile).values([
        { ...file, id: mine, UserId: account.user.id },
        { ...file, id: foreign, UserId: randomUUID() },
      ]),
    )
    const photos = [mine, foreign].map(FileId => ({ FileId, Name: 'p.jpg' }))
    await account.call(SaveStopAnswers, { ...sent, FieldsValues: { Q001: 4, Q002: photos } })
    const photo = (await detailOf(account, sent.InspectionId)).Stops[0]?.Answers.Q002
    expect(photo).toMatchObject([{ FileId: mine, Link: expect.stringContaining('/f/'), Thumbnail: expect.any(String) }])
    // Somebody else who edits keeps the photo that stands there.
    const other = await account.signInAs('Executive')
    const { Version } = await detailOf(account, sent.InspectionId)
    await other.call(SaveStopAnswers, { ...sent, Version, FieldsValues: { Q001: 5, Q002: photo } })
    expect((await detailOf(account, sent.InspectionId)).Stops[0]?.Answers).toMatchObject({ Q001: 5, Q002: [{ FileId: mine }] })
  })
})

describe('errors', () => {
  test('each answer out of its limits is a row with its limit, its note and its photo, by days, type, round and equipment [B-FIELD-041] [B-CALL-074] [B-RULE-014]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const day = Date.now()
    const { RoundId } = await addWalk(account, 'Plant', [{ Pressure: 9, Note: 'Valve is stuck' }, {}], { at: day - 2 * DAY })
    const second = await walkRoundAgain(account, RoundId, [{ Pressure: 1 }, { Pressure: 8 }], { at: day })
    const errorsOf = async (filter = {}, sort?: { field: 'SubmitDate'; order: 'ASC' | 'DESC' }) =>
      (await account.call(GetRoundErrorReport, { filter: { gId: account.group.id, ...filter }, ...(sort && { sort }) })).Errors
    const shown = async (filter = {}) => (await errorsOf(filter)).map(one => `${one.EquipmentName} ${one.ErrorReport}`).toSorted()
    expect(await shown()).toEqual(['Plant pump 1 1', 'Plant pump 1 9', 'Plant pump 2 8'])
    expect(await shown({ startDate: day - DAY })).toEqual(['Plant pump 1 1', 'Plant pump 2 8'])
    expect(await shown({ endDate: day - DAY })).toEqual(['Plant pump 1 9'])
    expect(await shown({ rt: 'Cleaning' })).toEqual([])
    expect(await shown({ et: 'Pump' })).toHaveLength(3)
    expect(await shown({ et: 'Chiller' })).toEqual([])
    const newest = (await errorsOf()).map(one => one.SubmitDate)
    const oldest = (await errorsOf({}, { field: 'SubmitDate', order: 'ASC' })).map(one => one.SubmitDate)
    expect(newest).toEqual(oldest.toReversed())
    const [first] = await errorsOf({ endDate: day - DAY })
    expect(first).toMatchObject({
      RoundName: 'Plant',
      MechanicalSpace: expect.stringContaining('Plant'),
      Question: 'Pressure in bar',
      ErrorReason: 'Outside 2 to 6',
      Comments: 'Valve is stuck',
      InspectorName: 'Test GM',
      PhotoUrl: '', // asked for, none was taken
      StopsErrorNumber: 1,
    })
    const counted = await account.call(GetRoundErrorCounts, { gId: account.group.id, startDate: day - 5 * DAY, endDate: day + DAY })
    expect(counted.Equipment).toEqual([
      { EquipmentName: 'Plant pump 1', Count: 2 },
      { EquipmentName: 'Plant pump 2', Count: 1 },
    ])
    expect(counted.Days.map(one => one.Count)).toEqual([1, 2])

    // A corrected answer is no error any more.
    const { Stops, Version } = await detailOf(account, second.InspectionId)
    const EquipmentInspectionId = Stops[0]?.EquipmentInspectionId ?? ''
    const sent = { ...place(account), InspectionId: second.InspectionId, Version, EquipmentInspectionId, FieldsValues: { Q001: 3 } }
    await account.call(SaveStopAnswers, sent)
    expect(await shown()).toEqual(['Plant pump 1 9', 'Plant pump 2 8'])
    const other = await world.newAccount({ role: 'GM' })
    expect((await other.call(GetRoundErrorReport, { filter: { gId: other.group.id } })).Total).toBe(0)
  })
})

describe('the report', () => {
  test('its template says whose paper it is, and is saved at once [B-CONST-034] [B-STATE-043] [B-CALL-080]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId, InspectionId } = await addWalk(account)
    await made(account, RoundId)
    expect(await reportOf(account, InspectionId)).toMatchObject({ CoverType: 'Lintel', Owner: { Name: 'Lintel' }, Cover: null })
    for (const [CoverType, Name] of [
      ['ThirdParty', account.group.name],
      ['Owner', 'Building 1'],
    ] as const) {
      await account.call(RegeneratePDF, { ...place(account), IptId: InspectionId, CoverType })
      expect(await reportOf(account, InspectionId)).toMatchObject({ CoverType, Owner: { Name } })
      expect((await rowsOf(account, RoundId)).Inspections[0]?.CoverType).toBe(CoverType)
    }
    // The owner of a building has a name of its own where its section White Label says so.
    const { Version } = await account.call(GetProperty, { gId: account.group.id, eId: account.building.id })
    const WhiteLabel = { HasOwner: true, Label: 'Quayside Capital' }
    await account.call(EditProperty, { ...place(account), EntityId: account.building.id, Version, WhiteLabel })
    expect((await reportOf(account, InspectionId)).Owner).toEqual({ Name: 'Quayside Capital', LogoUrl: null })
  })

  test('a cover is written by the service from findings without names of people, and cites them', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId, InspectionId } = await addWalk(account, 'Chillers', [{ Pressure: 9, Note: 'Valve is stuck' }])
    await made(account, RoundId)
    ai.answerWith(({ facts }) => `One answer was out of its limits: [1] read ${facts.Findings[0]?.Answer}.\n\nThe stop needs a look.`)
    await account.call(RegeneratePDF, { ...place(account), IptId: InspectionId, GenerateAICover: true })
    expect(await covered(account, InspectionId)).toEqual({
      By: 'writer-1',
      Language: 'en',
      Paragraphs: ['One answer was out of its limits: [1] read 9.', 'The stop needs a look.'],
    })
    const asked = ai.asked.at(-1)
    expect(asked).toMatchObject({ authorization: 'Bearer key-1', model: 'writer-1' })
    expect(asked?.raw).toContain('Valve is stuck')
    expect(asked?.raw).not.toContain('Test GM')
    await account.call(RegeneratePDF, { ...place(account), IptId: InspectionId, CoverType: 'Owner' })
    expect((await reportOf(account, InspectionId)).Cover?.By).toBe('writer-1') // another template keeps the words
    await account.call(RegeneratePDF, { ...place(account), IptId: InspectionId, GenerateAICover: false })
    expect((await reportOf(account, InspectionId)).Cover).toBeNull()
  })

  test('a service that fails or makes up a figure is not believed: the portal writes the cover and says so', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId } = await addWalk(account, 'Fans', [{ Pressure: 8 }, { Pressure: 1 }], { at: Date.now() - DAY })
    const { InspectionId } = await walkRoundAgain(account, RoundId, [{ Pressure: 9 }, {}])
    await expect.poll(async () => (await rowsOf(account, RoundId)).Inspections.length, { timeout: 20_000 }).toBe(2)
    for (const answer of ['In 1987 this was better.', null, '']) {
      ai.answerWith(() => answer)
      await account.call(RegeneratePDF, { ...place(account), IptId: InspectionId, GenerateAICover: true })
      const { By, Paragraphs } = await covered(account, InspectionId)
      expect(By).toBe('')
      const text = Paragraphs.join('\n')
      expect(text).toContain('2 of 2 stops of Fans')
      expect(text).toContain('with 2 findings')
      expect(text).toContain('[1] Fans pump 1: Pressure in bar: 9. It was so on the previous walk, too.')
      expect(text).toContain('One finding of the previous walk is good again: Fans pump 2, Pressure in bar.')
    }
  })

  test('a building with the AI cover has it on every report without being asked, and one walk cannot leave it out [B-RULE-117]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    ai.answerWith(() => 'All is well.')
    const { Version } = await account.call(GetProperty, { gId: account.group.id, eId: account.building.id })
    await account.call(EditProperty, { ...place(account), EntityId: account.building.id, Version, ProductAddOns: { EnableAICover: true } })
    const { RoundId, InspectionId } = await addWalk(account)
    await made(account, RoundId)
    expect((await covered(account, InspectionId)).Paragraphs).toEqual(['All is well.'])
    expect(await detailOf(account, InspectionId)).toMatchObject({ EnableAICover: true, OfBuilding: true })
    await account.call(RegeneratePDF, { ...place(account), IptId: InspectionId })
    expect((await reportOf(account, InspectionId)).Cover?.Paragraphs).toEqual(['All is well.'])
  })

  test('figures that are in none of the facts are found, shares of the figures are facts', () => {
    const facts = {
      Round: 'R',
      Building: 'B 12',
      Figures: { Done: 3, Total: 4, GeoIn: 0, GeoAsked: 0, Errors: 1 },
      Previous: null,
      Findings: [{ Stop: 'P', Question: 'Pressure', Answer: '7.5', Note: '', Again: false }],
      Fixed: [],
      Skipped: [],
    }
    expect(listForeignFigures('3 of 4 (75 %), [1] read 7.5, or 7,5, in B 12', facts)).toEqual([])
    expect(listForeignFigures('5 findings, 80 %, 7.4', facts)).toEqual(['5', '80', '7.4'])
  })

  test('who does not manage the library neither reads nor edits walks', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const sent = await addEditable(account)
    const walker = await account.signInAs('Employee')
    for (const call of [SaveStopAnswers, RegeneratePDF])
      expect(await walker.refuse(call, { ...sent, IptId: sent.InspectionId })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    expect(await walker.refuse(GetInspectionDetail, { gId: account.group.id, iptId: sent.InspectionId })).toMatchObject({ status: 403 })
  })
})
