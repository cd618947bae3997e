import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Call } from '../../src/core/call.ts'
import { GetRolePermissions, SaveRolePermissions } from '../../src/features/base/permissions/contract.ts'
import { RestoreQrCode, RetireQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { AddPropertyTag } from '../../src/features/property/buildings/contract.ts'
import { AddTenant, AddVendor } from '../../src/features/property/contacts/contract.ts'
import { SignInByPin } from '../../src/features/property/pins/contract.ts'
import { GetPinCodes, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { SubmitSurvey } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { AcceptSurvey, ReopenSurvey } from '../../src/features/surveys/surveys/contract.ts'
import { askNodes } from '../support/databases.ts'
import { customerOf } from '../support/surveyCustomer.ts'
import { generatedSurvey } from '../support/surveys.ts'
import { lotsOfTrial, timesOfTrial } from '../support/trial.ts'
import { codeOf, placeOf } from '../support/write.ts'
import { savesOf } from '../ways.ts'
import { type Account, openWorld, send } from '../world.ts'

// What people do to the same thing in the same moment ends as if they had done it one after the other.
const world = await openWorld()
const global = await world.newAccount({ role: 'AcAdmin', global: true })
const lots = lotsOfTrial()
const pick = <T>(all: readonly T[]): T => all[Math.floor(lots() * all.length)] as T // none of the lists is empty
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)

describe('of six who save the same version at once one saves it, the others are told', () => {
  test.each(savesOf({ world, global }))('%s', async (_name, { call, open }) => {
    const account = await world.newAccount({ role: 'AcAdmin' })
    const { input, token = account.token } = await open(account)
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(world.app, call, input('mine'), token)))
    expect(statuses(replies), replies.map(({ body }) => body).join()).toEqual([200, 409, 409, 409, 409, 409])
    expect(replies.filter(({ code }) => code === 'sys.obj.cfl')).toHaveLength(5)
  })
})

describe('of six who add the same name at once, in whatever case, one adds it', () => {
  const adding: [string, Call, (account: Account, name: string) => object][] = [
    ['vendor', AddVendor, ({ group }, VendorName) => ({ GroupId: group.id, VendorName })],
    ['tenant', AddTenant, (account, Name) => ({ ...placeOf(account), Name })],
    ['property tag', AddPropertyTag, ({ group }, Name) => ({ GroupId: group.id, Name })],
  ]
  test.each(adding)('%s', async (_name, call, input) => {
    for (let i = 0; i < timesOfTrial(3); i++) {
      const account = await world.newAccount()
      const names = Array.from({ length: 6 }, () => pick(['Acme', 'ACME', 'acme']))
      const replies = await Promise.all(names.map(name => send(world.app, call, input(account, name), account.token)))
      expect(statuses(replies).filter(status => status === 200)).toHaveLength(1)
      expect(statuses(replies).filter(status => status >= 500)).toEqual([])
    }
  })
})

test('sign ids of an account are given out once each, and in a row', async () => {
  const account = await world.newAccount()
  const codes = await Promise.all(
    Array.from({ length: 12 }, (_, i) => account.call(SaveQrCode, { ...placeOf(account), ...codeOf(`Code ${i}`) })),
  )
  const ids = codes.map(({ SignId }) => SignId).toSorted((a, b) => a - b)
  expect(ids).toEqual(ids.map((_, i) => (ids[0] ?? 0) + i))
})

test('a code that some retire and others restore at once: its history tells each turn that was done, and none fails', async () => {
  for (let i = 0; i < timesOfTrial(3); i++) {
    const account = await world.newAccount()
    const { QrCodeId } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Lobby') })
    const at = { GroupId: account.group.id, QrCodeId }
    const turns = Array.from({ length: 8 }, () => pick([RetireQrCode, RestoreQrCode]))
    const replies = await Promise.all(turns.map(turn => send(world.app, turn, at, account.token)))
    expect(statuses(replies).filter(status => ![200, 409].includes(status))).toEqual([])
    const { rows } = await world.services.db.system.query<{ turns: number; saves: number }>(
      `select (select count(*)::int from audit where group_id = $1 and object_id = $2::text and call like 'QrCode/Re%') as turns,
        (select version - 1 from qr_code where group_id = $1 and id = $2::uuid) as saves`,
      [account.group.id, QrCodeId],
    )
    expect(rows).toEqual([{ turns: replies.filter(({ status }) => status === 200).length, saves: rows[0]?.turns }])
  }
})

test('the states of a survey: whoever hands in, accepts and reopens at once, each state follows from the one before', async () => {
  const all = [SubmitSurvey, AcceptSurvey, ReopenSurvey]
  const stateOf = async (id: string) =>
    (await world.services.db.system.query<{ status: string }>('select status from survey where id = $1', [id])).rows[0]?.status
  for (let i = 0; i < timesOfTrial(3); i++) {
    const account = await world.newAccount()
    const made = await generatedSurvey(account, { flags: { EnableFloorsUnits: false, EnablePhysicalSpaces: false } })
    const { token } = await customerOf(world, made)
    const { GroupId, BuilderId } = made
    const start = await stateOf(BuilderId)
    const turns = Array.from({ length: 8 }, () => pick(all))
    const replies = await Promise.all(
      turns.map(turn =>
        turn === SubmitSurvey
          ? send(world.app, turn, { ...placeOf(account), BuilderId }, token)
          : send(world.app, turn, { GroupId, BuilderId }, account.token),
      ),
    )
    expect(statuses(replies).filter(status => ![200, 404, 409].includes(status))).toEqual([])
    const { rows } = await world.services.db.system.query<{ before: { Status: string }; after: { Status: string } }>(
      `select before, after from audit where group_id = $1 and object_id = $2 and call = any($3) order by at, id`,
      [GroupId, BuilderId, all.map(({ path }) => path)],
    )
    expect(rows).toHaveLength(replies.filter(({ status }) => status === 200).length)
    // One way through the states: each is left as often as it is entered, but for the first and the last.
    const end = await stateOf(BuilderId)
    const count = (state: string, side: 'before' | 'after') => rows.filter(row => row[side].Status === state).length
    for (const state of new Set(rows.flatMap(({ before, after }) => [before.Status, after.Status])))
      expect(count(state, 'after') - count(state, 'before'), state).toBe(Number(state === end) - Number(state === start))
  }
})

test('permissions: of many who change different flags of one version at once one is saved, and it is whole', async () => {
  const { group } = await world.newAccount()
  const read = () => global.call(GetRolePermissions, { gId: group.id })
  for (let i = 0; i < timesOfTrial(2); i++) {
    const { Version } = await read()
    const flags = ['Legal', 'Branding', 'ManageContacts', 'ManageMarketing', 'ManageReports'] as const
    const change = (Permission: (typeof flags)[number]) => ({
      GroupId: group.id,
      Version,
      Changes: [{ Role: 'PM', Permission, Granted: pick([true, false]) }],
    })
    const replies = await Promise.all(flags.map(flag => send(world.app, SaveRolePermissions, change(flag), global.token)))
    // Who asks for what stands already leaves the version as it was, and so the next one its turn.
    const moved = replies.filter(({ status, body }) => status === 200 && JSON.parse(body).data.Version !== Version)
    expect(moved.length).toBeLessThanOrEqual(1)
    expect(statuses(replies).filter(status => status !== 200 && status !== 409)).toEqual([])
  }
})

test('a PIN that is changed while somebody signs in by it lets nobody in', async () => {
  const account = await world.newAccount()
  const at = placeOf(account)
  const PinCodes = [{ Type: 'Security' as const, Code: '4711' }]
  await account.call(UpdatePinCodes, { ...at, EntityId: account.building.id, Version: 1, BuildingPIN: { PinCodes } })
  const Secret = (await account.call(GetPinCodes, { gId: at.GroupId, bId: at.BuildingId })).SignInUrl?.split('/').at(-1) ?? ''
  const owner = new pg.Client(world.owner as pg.ClientConfig) // what a pool adds, a client leaves aside
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query('begin')
  await owner.query(`update pin_code set code_hash = 'another' where group_id = $1`, [at.GroupId])
  const signIn = send(world.app, SignInByPin, { Secret, PIN: '4711' }, null)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await askNodes(world.nodes, waiting)).length, { interval: 20, timeout: 5000 }).toBe(1)
  await owner.query('commit')
  expect(await signIn).toMatchObject({ status: 401, code: 'usr.aut.pin' })
})
