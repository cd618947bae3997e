import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customerOf } from '../../../../test/support/surveyCustomer.ts'
import { generatedSurvey } from '../../../../test/support/surveys.ts'
import { callsAs, openWorld, send } from '../../../../test/world.ts'
import { served } from '../../../app/features.ts'
import { tooManyGuesses } from '../../base/people/rules.ts'
import { guess } from '../../base/people/tables.ts'
import { customerLink } from '../surveys/rules.ts'
import { survey } from '../surveys/tables.ts'
import {
  GetContentRequest,
  GetCustomerSurveys,
  GetSurvey,
  GetSurveyRoles,
  GetSurveyWelcome,
  OpenSurvey,
  SaveSurveySection,
  SendContentRequest,
  SubmitSurvey,
  UploadSurveyFile,
} from './contract.ts'

const world = await openWorld()
const nobody = callsAs(world.app, null)
const asSystem = <T>(work: Parameters<typeof world.services.db.asSystem<T>>[1]) => world.services.db.asSystem('test', work)
const wrong = (PIN: string) => (PIN === '0000' ? '1111' : '0000')

describe('the PIN of the welcome page', () => {
  test('opens the survey of the link, or the newest of the building; wrong ones are told nothing [C-BEHAV-010]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const older = await generatedSurvey(account, { name: 'Older' })
    const newer = await generatedSurvey(account, { name: 'Newer' })
    const bId = account.building.id
    expect(await nobody.call(GetSurveyWelcome, { bId, builderId: older.BuilderId })).toMatchObject({
      Available: true,
      SurveyName: 'Older',
      BuildingName: { en: 'Building 1' },
      LogoUrl: null,
    })
    expect(await nobody.call(GetSurveyWelcome, { bId })).toMatchObject({ SurveyName: 'Newer', GroupId: null })
    const elsewhere = await world.newAccount()
    expect((await elsewhere.call(GetSurveyWelcome, { bId })).GroupId).toBeNull()
    expect((await account.call(GetSurveyWelcome, { bId })).GroupId).toBe(account.group.id)
    expect(await nobody.call(OpenSurvey, { bId, builderId: older.BuilderId, PIN: older.PIN })).toMatchObject({
      GroupId: account.group.id,
      BuildingId: bId,
      BuilderId: older.BuilderId,
    })
    expect((await nobody.call(OpenSurvey, { bId, PIN: newer.PIN })).BuilderId).toBe(newer.BuilderId)
    const refusals = [
      await nobody.refuse(OpenSurvey, { bId, builderId: older.BuilderId, PIN: wrong(older.PIN) }),
      await nobody.refuse(OpenSurvey, { bId, builderId: randomUUID(), PIN: older.PIN }),
      await nobody.refuse(OpenSurvey, { bId: randomUUID(), builderId: older.BuilderId, PIN: older.PIN }),
      await nobody.refuse(OpenSurvey, { bId: account.buildings[1]?.id, builderId: older.BuilderId, PIN: older.PIN }),
      await nobody.refuse(OpenSurvey, { bId: randomUUID(), PIN: older.PIN }),
    ]
    for (const refusal of refusals)
      expect(refusal).toEqual({ status: 401, code: 'usr.aut.pin', message: 'The PIN is not right.', fields: [] })
    expect(await nobody.refuse(OpenSurvey, { bId, PIN: '12' })).toMatchObject({
      status: 400,
      fields: [{ Field: 'PIN', Message: '4-digit PIN ' }],
    })
  })

  test('after ten wrong ones even the right one waits, for every browser that was not right before, and the wait grows', async () => {
    const account = await world.newAccount()
    const { BuilderId: builderId, BuildingId: bId, PIN } = await generatedSurvey(account)
    const before = await send(world.app, OpenSurvey, { bId, builderId, PIN }, null)
    const known = { cookie: before.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    for (let i = 0; i < 10; i++) expect((await nobody.refuse(OpenSurvey, { bId, builderId, PIN: wrong(PIN) })).code).toBe('usr.aut.pin')
    expect(await nobody.refuse(OpenSurvey, { bId, builderId, PIN })).toMatchObject({ code: 'req.lim.exc', message: tooManyGuesses })
    expect((await send(world.app, OpenSurvey, { bId, builderId, PIN }, null, known)).code).toBeUndefined()
    const failed = (minutes: number, Failures: number) =>
      asSystem(tx =>
        tx
          .update(guess)
          .set({ Failures, FailedDate: new Date(Date.now() - minutes * 60_000) })
          .where(eq(guess.Key, `survey:${builderId}`)),
      )
    await failed(40, 12)
    expect((await nobody.refuse(OpenSurvey, { bId, builderId, PIN })).code).toBe('req.lim.exc')
    await failed(61, 12)
    await nobody.call(OpenSurvey, { bId, builderId, PIN })
    const [row] = await asSystem(tx =>
      tx
        .select()
        .from(guess)
        .where(eq(guess.Key, `survey:${builderId}`)),
    )
    expect(row?.Failures, 'a right one gives back itself, and nothing else').toBe(12)
  })

  test('one that no survey has waits as well: nothing tells which are there', async () => {
    const account = await world.newAccount()
    const { BuildingId: bId, PIN } = await generatedSurvey(account)
    const builderId = randomUUID()
    for (let i = 0; i < 10; i++) await nobody.refuse(OpenSurvey, { bId, builderId, PIN })
    expect((await nobody.refuse(OpenSurvey, { bId, builderId, PIN })).code).toBe('req.lim.exc')
  })

  test('the customer link leads to the welcome page, with where to go next [C-RULE-003]', () => {
    expect(customerLink('https://admin.example', 'b1', 's1')).toBe('https://admin.example/surveyWelcome/contentSurvey/b1/s1')
  })
})

describe('who is no builder', () => {
  const unavailable = 'The survey form for your building is not available at this point. Please contact your customer rep.'

  test('sees a survey only when its status is set and not Draft [C-RULE-032]', async () => {
    const account = await world.newAccount()
    const made = await generatedSurvey(account)
    const customer = await customerOf(world, made)
    const load = { bId: made.BuildingId, builderId: made.BuilderId }
    const becomes = (Status: 'Draft' | 'Completed' | 'PendingApproval' | 'Active') =>
      asSystem(tx => tx.update(survey).set({ Status }).where(eq(survey.id, made.BuilderId)))
    for (const status of ['Completed', 'PendingApproval', 'Active'] as const) {
      await becomes(status)
      expect(await customer.call(GetSurvey, load)).toMatchObject({ BuilderStatus: status, MayAnswer: status === 'Completed' })
      expect((await nobody.call(GetSurveyWelcome, load)).Available).toBe(true)
    }
    await becomes('Draft')
    expect(await customer.refuse(GetSurvey, load)).toMatchObject({ status: 404, message: unavailable })
    expect(await nobody.call(GetSurveyWelcome, load)).toEqual({
      Available: false,
      GroupId: null,
      BuildingName: null,
      LogoUrl: null,
      SurveyName: null,
    })
    expect((await nobody.refuse(OpenSurvey, { ...load, PIN: made.PIN })).code).toBe('usr.aut.pin')
    expect(await account.call(GetSurvey, load)).toMatchObject({ BuilderStatus: 'Draft', MayAnswer: false })
  })
})

describe('a customer’s token', () => {
  test('reaches its own survey only: another of the building, of another building, of another account do not exist', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const other = await world.newAccount()
    const own = await generatedSurvey(account)
    const sameBuilding = await generatedSurvey(account)
    const second = { ...account, building: account.buildings[1] ?? account.building }
    const otherBuilding = await generatedSurvey(second)
    const otherAccount = await generatedSurvey(other)
    const customer = await customerOf(world, own)
    expect((await customer.call(GetSurvey, { bId: own.BuildingId })).BuilderId).toBe(own.BuilderId)
    for (const { GroupId, BuildingId, BuilderId } of [sameBuilding, otherBuilding, otherAccount]) {
      const place = { GroupId, BuildingId, BuilderId }
      const section = { ...place, Version: 0, Section: 'ManagementInfo' }
      const calls = [
        await customer.refuse(GetSurvey, { gId: GroupId, bId: BuildingId, builderId: BuilderId }),
        await customer.refuse(SaveSurveySection, section),
        await customer.refuse(SubmitSurvey, place),
      ]
      for (const refusal of calls) expect(refusal).toMatchObject({ status: 404, code: 'sys.obj.nof' })
    }
    expect(await customer.refuse(GetSurvey, { bId: otherAccount.BuildingId })).toMatchObject({ status: 404 })
    expect(await customer.refuse(GetSurvey, { gId: otherAccount.GroupId, bId: own.BuildingId })).toMatchObject({ status: 404 })
  })

  test('opens no call but those of the survey’s page, and no request for content', async () => {
    const account = await world.newAccount()
    const customer = await customerOf(world, await generatedSurvey(account))
    const open = served.filter(({ call }) => call.anonymous?.includes('Survey')).map(({ call }) => call.path)
    expect(open.toSorted()).toEqual([
      // The review of the building's signs, to which the same PIN leads.
      'PrintManagement/GetNoteHubs',
      'PrintManagement/GetPrintAlternatives',
      'PrintManagement/GetSignPicture',
      'PrintManagement/GetSignProof',
      'PrintManagement/SavePrintSettings',
      'QrCode/GetVisitorPage',
      'Survey/GetSurvey',
      'Survey/GetSurveyFile',
      'Survey/GetSurveyRoles',
      'Survey/SaveCarouselNote',
      'Survey/SaveSurveyProperty',
      'Survey/SaveSurveyQuestion',
      'Survey/SaveSurveySection',
      'Survey/SubmitSurvey',
      'Survey/UploadSurveyFile',
      'Upload/CancelUpload',
      'Upload/GetUpload',
      'Upload/PutPiece',
      'Upload/StartUpload',
    ])
    const place = { GroupId: account.group.id, BuildingId: account.building.id, gId: account.group.id, bId: account.building.id }
    for (const { call } of served.filter(one => one.call.scope !== 'public' && !open.includes(one.call.path))) {
      const input = call.method === 'GET' ? { ...place, filter: { gId: account.group.id } } : place
      const reply = await send(world.app, call, input, customer.token)
      // What concerns the session itself (sign-out, settings) is open to every session.
      if (call.scope === 'session' && !call.may) continue
      expect([call.path, reply.code]).toEqual([call.path, 'usr.aut.npm'])
    }
    expect((await customer.refuse(GetContentRequest, { bId: account.building.id })).code).toBe('usr.aut.npm')
  })

  test('is counted by its address, so that one customer’s calls do not use up another’s', async () => {
    const account = await world.newAccount()
    const made = await generatedSurvey(account)
    const customer = await customerOf(world, made)
    const codes = new Set<string>()
    for (let i = 0; i < 65; i++)
      codes.add((await customer.refuse(UploadSurveyFile, { GroupId: made.GroupId, BuildingId: made.BuildingId })).code)
    expect([...codes]).toEqual(['req.val.inv'])
  })
})

describe('staff', () => {
  test('who see surveys read the answers, and answer nothing themselves', async () => {
    const account = await world.newAccount()
    const made = await generatedSurvey(account)
    const load = { gId: made.GroupId, bId: made.BuildingId }
    const engineer = await account.signInAs('Employee')
    expect((await engineer.refuse(GetSurvey, load)).code).toBe('usr.aut.npm')
    expect((await engineer.refuse(GetCustomerSurveys, { filter: { gId: made.GroupId } })).code).toBe('usr.aut.npm')
    expect((await engineer.refuse(GetSurveyRoles, load)).code).toBe('usr.aut.npm')
    expect((await account.call(GetSurvey, load)).BuilderId).toBe(made.BuilderId)
    const place = { GroupId: made.GroupId, BuildingId: made.BuildingId, BuilderId: made.BuilderId }
    const refusals = [
      await account.refuse(SaveSurveySection, { ...place, Version: 0, Section: 'ManagementInfo' }),
      await account.refuse(SubmitSurvey, place),
    ]
    for (const refusal of refusals) expect(refusal.code).toBe('usr.aut.npm')
  })

  test('with some of the buildings see the surveys of those only', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const [first, second] = account.buildings
    if (!first || !second) throw new Error('no buildings')
    const here = await generatedSurvey({ ...account, building: first })
    const there = await generatedSurvey({ ...account, building: second })
    const some = await account.signInAs('Executive', [first.id])
    expect((await some.call(GetCustomerSurveys, { filter: { gId: here.GroupId } })).Surveys.map(({ id }) => id)).toEqual([here.BuilderId])
    expect((await some.refuse(GetSurvey, { bId: second.id, builderId: there.BuilderId })).status).toBe(404)
    expect((await some.refuse(GetSurvey, { bId: first.id, builderId: there.BuilderId })).status).toBe(404)
    const ask = {
      GroupId: there.GroupId,
      BuildingId: first.id,
      BuilderId: there.BuilderId,
      Locations: ['Lobby'],
      PhoneNumber: '12065550142',
    }
    expect((await some.refuse(SendContentRequest, ask)).status).toBe(404)
  })
})
