import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import { type Call, changes, z } from '../../src/core/call.ts'
import { may, permissions, permissionsOf } from '../../src/core/permissions.ts'
import { pathOf } from '../../src/core/wire.ts'
import { openSession } from '../../src/features/base/people/data.ts'
import { member, rolePermission } from '../../src/features/base/people/tables.ts'
import { statementsOverAccounts } from '../../src/platform/db/placement.ts'
import { type InputPlace, nearInputs, schemaOf, smallInput } from '../support/inputs.ts'
import { openWorld, send } from '../world.ts'

const world = await openWorld()
const ours = await world.newAccount({ role: 'Admin', buildings: 2 })
const theirs = await world.newAccount({ role: 'Admin' })
const weak = await ours.signInAs('Visitor')
const admin = await world.newAccount({ role: 'AcAdmin', global: true })
const here: InputPlace = { gId: ours.group.id, bId: ours.building.id }
const there: InputPlace = { gId: theirs.group.id, bId: theirs.building.id }
const nowhere: InputPlace = { gId: randomUUID(), bId: randomUUID() }
const calls: Call[] = served.map(one => one.call)
const placed = calls.filter(call => call.scope === 'group' || call.scope === 'building')
const namesGroup = (call: Call) => JSON.stringify(schemaOf(call)).match(/"(gId|GroupId)"/) !== null
const forGlobals = (call: Call) => call.scope === 'global' || !may(permissionsOf('Admin'), call.may)
const tokenFor = (call: Call) => (forGlobals(call) ? admin.token : ours.token)

test('every call is served once, under /csm/{Area}/{Action}; what reads is GET and begins with a reading verb, or previews what is posted [A-CALL-002] [B-CALL-002] [C-CALL-002]', () => {
  expect(new Set(calls.map(call => call.path)).size).toBe(calls.length)
  for (const call of calls) {
    if (call.method !== 'PUT') expect(pathOf(call)).toMatch(/^\/csm\/[A-Z][A-Za-z]+\/[A-Z][A-Za-z]+$/)
    if (call.method === 'GET') expect(call.path).toMatch(/\/(Get|View|List|Search|Check)/)
    expect(call.path.includes('/Preview'), call.path).toBe(call.method === 'POST' && !changes(call))
  }
})

test('a write that answers with a token is never kept for a repeated request; any other is, sealed', () => {
  const outputOf = (call: Call) => JSON.stringify(z.toJSONSchema(call.output, { unrepresentable: 'any' }))
  const tokens = (call: Call) => outputOf(call).match(/"\w*(token|secret)\w*":\{/gi) ?? []
  const writes = calls.filter(call => call.method !== 'GET')
  const holding = writes.filter(call => tokens(call).length > 0).map(({ path }) => path)
  expect(holding).toEqual(expect.arrayContaining(['Session/SignIn', 'Session/Renew', 'Survey/OpenSurvey']))
  // A mail's text may hold a link that works once, in no field of its own; a ticket is exchanged for tokens.
  const sealed = new Set([...holding, 'Outbox/ReadMail', 'Field/RegisterPhone'])
  expect(new Set(writes.filter(call => call.replay === false).map(({ path }) => path))).toEqual(sealed)
})

describe('without its key', () => {
  test.each(calls.filter(call => call.scope !== 'public').map(call => [call.path, call] as const))('%s is refused', async (_path, call) => {
    expect(await send(world.app, call, smallInput(call, here), null)).toMatchObject({ status: 401, code: 'usr.aut.utm' })
    expect(await send(world.app, call, smallInput(call, here), 'ut_not-a-token')).toMatchObject({ status: 401, code: 'usr.aut.iut' })
  })
})

describe('without its permission', () => {
  const guarded = calls.filter(call => call.scope === 'global' || (call.may && !may(permissionsOf('Visitor'), call.may)))
  test.each(guarded.map(call => [call.path, call] as const))('%s is refused', async (_path, call) => {
    expect(await send(world.app, call, smallInput(call, here), weak.token)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  })
})

describe('by the PIN of a building', () => {
  const pinToken = world.services.db.asSystem('PIN of a test', tx =>
    openSession(tx, { Kind: 'Pin', GroupId: ours.group.id, BuildingId: ours.building.id, Role: 'Employee', Purpose: 'Security' }),
  )
  const open = calls.filter(call => call.pin).map(({ path }) => path)
  test('little can be asked: reading the building, its feedback and requests, handling these, walking its rounds, the front desk, and signing out', () => {
    expect(open.toSorted()).toEqual([
      'Analytics/GetCommentWordClouds',
      'Analytics/GetDashboardClock',
      'Analytics/GetEntityComments',
      'Analytics/GetFeedbackEntityTypes',
      'Analytics/GetTopicSummary',
      'Analytics/ViewOverallEntityTypeAnalytics',
      'Entity/GetProperty',
      'Entity/GetPropertyList',
      'Feedback/AddAnswerNote',
      'Feedback/GetAnswer',
      'Feedback/GetAnswers',
      'Feedback/MoveAnswer',
      'Field/GetDay',
      'Field/GetRoundVersion',
      'Field/GetStopFacts',
      'Field/GetUploads',
      'Field/GetWalk',
      'Field/PutPiece',
      'Field/RegisterPhone',
      'Field/Send',
      'Group/GetGroups',
      'Landing/GetBuildingHome',
      'Landing/GetOverview',
      'Request/AddRequestNote',
      'Request/GetRequest',
      'Request/GetRequestCounts',
      'Request/GetRequests',
      'Request/MoveRequest',
      'Session/SignOut',
      'SupplierCheck/GetStaffEmployees',
      'Visit/CheckIn',
      'Visit/CheckOut',
      'Visit/GetInside',
      'Visit/SetBreak',
    ])
  })
  test.each(calls.filter(call => !call.pin && call.scope !== 'public').map(call => [call.path, call] as const))(
    '%s is refused',
    async (_path, call) => {
      expect(await send(world.app, call, smallInput(call, here), await pinToken)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    },
  )
})

describe('by who holds every flag of an account', () => {
  const flags = permissions.map(Permission => ({ GroupId: ours.group.id, Role: 'Executive', Permission, Granted: true }))
  const trusted = world.services.db
    .asSystem('flags of a test', tx => tx.insert(rolePermission).values(flags))
    .then(() => ours.signInAs('Executive'))
  test.each(calls.filter(call => call.scope === 'global').map(call => [call.path, call] as const))(
    '%s is refused: that is for the people of the provider',
    async (_path, call) => {
      expect(await send(world.app, call, smallInput(call, here), (await trusted).token)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    },
  )
})

describe('by the token of a public page', () => {
  const opened = (Purpose: string) =>
    world.services.db.asSystem('page of a test', tx =>
      openSession(tx, { Kind: 'Anonymous', GroupId: ours.group.id, BuildingId: ours.building.id, Purpose }),
    )
  const tokens = { Survey: opened(`Survey:${randomUUID()}`), Content: opened(`Content:${randomUUID()}`) }
  const closed = (['Survey', 'Content'] as const).flatMap(purpose =>
    calls.filter(call => call.scope !== 'public' && !call.anonymous?.includes(purpose)).map(call => [call.path, purpose, call] as const),
  )
  test.each(closed)('%s is refused to that of %s', async (_path, purpose, call) => {
    expect(await send(world.app, call, smallInput(call, here), await tokens[purpose])).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  })
})

describe('by the token of a printed page', () => {
  test.each(calls.filter(call => call.method !== 'GET' && call.scope !== 'public').map(call => [call.path, call] as const))(
    '%s is refused',
    async (_path, call) => {
      const of = { Kind: 'Print', GroupId: ours.group.id, UserId: ours.user.id, Role: 'AcAdmin', Purpose: 'all' } as const
      const token = await world.services.db.asSystem('print of a test', tx => openSession(tx, of)) // good for a minute
      expect(await send(world.app, call, smallInput(call, here), token)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    },
  )
})

describe('with the permission in another of their accounts', () => {
  const guest = ours.signInAs('Admin').then(async one => {
    const place = { GroupId: theirs.group.id, UserId: one.user.id, MemberRoleInGroup: 'Visitor' as const }
    await world.services.db.asSystem('place of a test', tx => tx.insert(member).values(place))
    return one
  })
  const guarded = placed.filter(
    call => namesGroup(call) && may(permissionsOf('Admin'), call.may) && !may(permissionsOf('Visitor'), call.may),
  )
  test.each(guarded.map(call => [call.path, call] as const))('%s is refused where they may not', async (_path, call) => {
    const { token } = await guest
    expect(await send(world.app, call, smallInput(call, there), token)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  })
})

describe('with a building that the caller does not see', () => {
  const one = ours.signInAs('Admin', [ours.building.id])
  const unseen = { gId: ours.group.id, bId: ours.buildings[1]?.id ?? '' }
  const asked = placed.filter(call => call.scope === 'building' && may(permissionsOf('Admin'), call.may))
  test.each(asked.map(call => [call.path, call] as const))('%s answers as for what does not exist', async (_path, call) => {
    const reply = await send(world.app, call, smallInput(call, unseen), (await one).token)
    expect(reply).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  })
})

describe('with two buildings in one input', () => {
  const fields = (call: Call) => ['bId', 'BuildingId', 'eId', 'EntityId'].filter(name => schemaOf(call).properties?.[name])
  const asked = placed.filter(call => fields(call).length > 1)
  test.each(asked.map(call => [call.path, call] as const))('%s takes neither', async (_path, call) => {
    const [, other = ''] = fields(call)
    const input = { ...smallInput(call, here), [other]: ours.buildings[1]?.id }
    expect(await send(world.app, call, input, ours.token)).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  })
})

describe("with another account's ids", () => {
  test.each(placed.filter(namesGroup).map(call => [call.path, call] as const))(
    '%s answers as for what does not exist, or as for what the caller may do nowhere',
    async (_path, call) => {
      const [foreign, unknown] = [
        await send(world.app, call, smallInput(call, there), ours.token),
        await send(world.app, call, smallInput(call, nowhere), ours.token),
      ]
      expect(foreign).toMatchObject(forGlobals(call) ? { status: 403, code: 'usr.aut.npm' } : { status: 404, code: 'sys.obj.nof' })
      expect(withoutId(foreign.body)).toBe(withoutId(unknown.body))
    },
  )
  test.each(placed.filter(call => call.scope === 'building').map(call => [call.path, call] as const))(
    '%s does not see their building from our account',
    async (_path, call) => {
      const reply = await send(world.app, call, smallInput(call, { gId: here.gId, bId: there.bId }), ours.token)
      expect([400, 404]).toContain(reply.status)
      expect(reply.code === 'sys.obj.nof' || reply.code === 'req.val.inv').toBe(true)
    },
  )
  test.each(placed.filter(call => call.ids).map(call => [call.path, call] as const))(
    '%s does not find an id that is no row of ours',
    async (_path, call) => {
      const named = Object.fromEntries(
        Object.keys(call.ids ?? {})
          .filter(field => !field.includes('.'))
          .map(field => [field, randomUUID()]),
      )
      const reply = await send(world.app, call, { ...smallInput(call, here), ...named }, ours.token)
      expect([400, 404]).toContain(reply.status)
    },
  )
})

describe('with a malformed input', () => {
  test.each(calls.map(call => [call.path, call] as const))('%s refuses unknown fields, wrong types and long text', async (_path, call) => {
    const token = tokenFor(call)
    const place = call.scope === 'global' ? { gId: admin.group.id, bId: admin.building.id } : here
    const input = smallInput(call, place)
    expect((await send(world.app, call, { ...input, NoSuchField: 1 }, token)).status, 'unknown field').toBe(400)
    const long = 'x'.repeat(1_000_000)
    const stuffed = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, typeof value === 'string' && !name.endsWith('Id') ? long : value]),
    )
    const stuffedReply = await send(world.app, call, { ...stuffed, NoSuchField: call.method === 'GET' ? 'x' : long }, token)
    expect(stuffedReply.status).toBeGreaterThanOrEqual(400)
    expect(stuffedReply.status).toBeLessThan(500)
  })
  test.each(calls.filter(call => call.rows).map(call => [call.path, call] as const))(
    '%s refuses bad JSON in filter, sort and pagination',
    async (_path, call) => {
      for (const name of ['filter', 'sort', 'pagination', 'range']) {
        for (const value of [
          '{',
          'x',
          '[1',
          '{"page":-1,"perPage":5}',
          '{"field":"no_such","order":"ASC"}',
          `{"a":"${'x'.repeat(5000)}"}`,
          'null',
        ]) {
          const reply = await world.app.inject({
            method: 'GET',
            url: pathOf(call),
            query: { filter: JSON.stringify({ gId: here.gId }), [name]: value },
            headers: { 'user-token': tokenFor(call) },
          })
          expect(reply.statusCode, `${name}=${value.slice(0, 40)}`).toBe(400)
          expect(reply.headers['x-error-code']).toMatch(/^req\./)
        }
      }
    },
  )
})

describe('with strange inputs', () => {
  test.each(calls.map(call => [call.path, call] as const))('%s never fails, whatever comes', async (_path, call) => {
    const token = tokenFor(call)
    await fc.assert(
      fc.asyncProperty(nearInputs(call, here), async input => {
        const reply = await send(world.app, call, input, token)
        expect(reply.status, reply.body).toBeLessThan(500)
        const body = JSON.parse(reply.body)
        if (reply.code) expect(body.error).toMatchObject({ code: reply.code, message: expect.any(String), requestId: expect.any(String) })
        else expect(body.data).toBeTypeOf('object')
        if (!(call.scope === 'global' && statementsOverAccounts[call.path])) expect(reply.body).not.toContain(theirs.group.name)
      }),
      { numRuns: 25 },
    )
  })
  test('a body that is no JSON is refused', async () => {
    const { token } = await world.newAccount({ role: 'Admin' }) // strange inputs have signed the others out, or put their account away
    const provider = await world.newAccount({ role: 'AcAdmin', global: true })
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const reply = await world.app.inject({
        method: call.method,
        url: pathOf(call),
        payload: '{"a":',
        headers: { 'content-type': 'application/json', 'user-token': forGlobals(call) ? provider.token : token },
      })
      expect([400, 429]).toContain(reply.statusCode)
    }
  })
  test('an unknown call is not found', async () => {
    expect((await world.app.inject({ url: '/csm/No/Such' })).headers['x-error-code']).toBe('sys.obj.nof')
  })
})

test('the OpenAPI document names every call', async () => {
  const { paths, openapi } = (await world.app.inject({ url: '/openapi.json' })).json()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).toSorted()).toEqual(calls.map(pathOf).toSorted())
})

const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
