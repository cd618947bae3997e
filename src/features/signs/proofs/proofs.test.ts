import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import { type Account, callsAs, openWorld } from '../../../../test/world.ts'
import { openSession } from '../../base/people/data.ts'
import { GetQrCodes, RetireQrCode, SaveQrCode } from '../../codes/qr/contract.ts'
import { GetPrintProofNotes } from '../notepad/contract.ts'
import { GetPrintAlternatives, GetSignPicture, SavePrintSettings } from '../printing/contract.ts'
import { GetSignProof, GetSignProofs, MoveSignProof, OpenSignProof, ProposeSignAgain, StartSignProof } from './contract.ts'
import { beginReview, mayBeSubmitted, pickAlternative } from './draft.ts'
import { remindClients } from './jobs.ts'
import { mostReminders, reviewEntityTypes, reviewStatuses } from './model.ts'
import { proofMoves } from './moves.ts'
import { readProof, sendProof, startProof } from './testing.ts'

const world = await openWorld({ work: true })
const { system } = world.services.db

/** The client, by the link of the mail. */
const clientOf = async (account: Account, ProofId: string) => {
  const link = (await readProof(account)).Link ?? ''
  const [, gId = '', , Code = ''] = /signProof\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(link) ?? []
  const { UserToken } = await callsAs(world.app, null).call(OpenSignProof, { gId, ProofId, Code })
  return { ...callsAs(world.app, UserToken), gId, Code, at: { gId, bId: account.building.id } }
}
type Client = Awaited<ReturnType<typeof clientOf>>
const signsOf = async ({ call, at }: Client) => (await call(GetSignProof, at)).Proof
const decide = async (
  client: Client,
  account: Account,
  name: string,
  Approve: 'Approve' | 'Reject',
  more: { Notes?: string[]; SettingId?: string } = {},
) => {
  const sign = (await signsOf(client))?.CurrentPrintSettings.find(one => one.QrName === name)
  const SettingId = more.SettingId ?? sign?.PrintSetting.SettingId ?? ''
  const PrintSettings = [{ SettingId, Quantity: 1 }]
  const input = {
    ...placeOf(account),
    QrName: name,
    Version: sign?.Version ?? 0,
    Approve,
    PrintSettings,
    ...(more.Notes && { Notes: more.Notes }),
  }
  return { input, sign }
}

test('a review goes over QR Engineering and CS to the client; each status has its moves, for who works on codes [C-CONST-025] [C-CONST-026] [C-BEHAV-061] [A-ROUTE-028]', async () => {
  expect(reviewStatuses).toEqual(['EngineerReview', 'CSReview', 'ClientReview', 'Approved'])
  expect(reviewEntityTypes).toEqual(['Account', 'Property', 'Lintel', 'Custom'])
  const account = await world.newAccount()
  const at = await startProof(account)
  expect(await account.refuse(StartSignProof, placeOf(account))).toMatchObject({ code: 'sys.obj.cfl' })
  expect(await account.refuse(MoveSignProof, { ...at, Move: 'send', Recipients: 'client@harbor.example' })).toMatchObject({
    code: 'sys.obj.cfl',
  })
  let { Version } = at
  const move = async (Move: 'handOn' | 'handBack' | 'send' | 'takeBack', Recipients?: string) => {
    const moved = await account.call(MoveSignProof, { ...at, Version, Move, ...(Recipients && { Recipients }) })
    Version = moved.Version
    return moved.Status
  }
  expect(await move('handOn')).toBe('CSReview')
  expect(await move('handBack')).toBe('EngineerReview')
  await move('handOn')
  for (const wrong of ['', 'nobody', 'a@b.example, x'])
    expect((await account.refuse(MoveSignProof, { ...at, Version, Move: 'send', Recipients: wrong })).fields[0]?.Field).toBe('Recipients')
  expect(await move('send', 'client@harbor.example; boss@harbor.example')).toBe('ClientReview')
  expect(await move('takeBack')).toBe('CSReview')
  const { Proofs } = await account.call(GetSignProofs, { filter: { gId: account.group.id } })
  expect(Proofs).toMatchObject([{ Status: 'CSReview', Total: 2, Complete: 0, Rejected: 0 }])
  const reader = await account.signInAs('Employee', null)
  expect(await reader.refuse(MoveSignProof, { ...at, Version, Move: 'handBack' })).toMatchObject({ code: 'usr.aut.npm' })
  expect(Object.values(proofMoves).every(one => one.from.length > 0)).toBe(true)
})

test('the client gets the link by mail, decides each sign, and the review is approved once all are [B-BEHAV-007] [B-CALL-032] [B-FIELD-020] [B-CALL-025] [B-STATE-016] [B-STATE-018] [B-STATE-019]', async () => {
  const account = await world.newAccount()
  const { ProofId } = await sendProof(account, 'client@harbor.example')
  await expect
    .poll(
      async () =>
        (await system.query(`select 1 from mail where group_id = $1 and 'client@harbor.example' = any("to")`, [account.group.id])).rows
          .length,
    )
    .toBe(1)
  const client = await clientOf(account, ProofId)
  const proof = await signsOf(client)
  expect(proof).toMatchObject({ Status: 'ClientReview', Completion: { Total: 2, Complete: 0 }, Recipients: [], Link: null })
  expect(proof?.CurrentPrintSettings.map(one => [one.QrName, one.Approve, one.PrintSetting.Substrate])).toEqual([
    ['North', null, 'PVC board'],
    ['South', null, 'PVC board'],
  ])
  const north = await decide(client, account, 'North', 'Approve')
  await client.call(SavePrintSettings, north.input)
  expect((await signsOf(client))?.Completion).toEqual({ Total: 2, Complete: 1 })
  await client.call(SavePrintSettings, (await decide(client, account, 'South', 'Approve')).input)
  expect(await signsOf(client)).toMatchObject({ Status: 'Approved', Completion: { Total: 2, Complete: 2 } })
  expect(await client.refuse(SavePrintSettings, { ...north.input, Version: 2 })).toMatchObject({ code: 'sys.obj.cfl' })
})

test('a rejection needs a note; the sign is changed, shown again, and approved in another way [B-RULE-019] [B-STATE-017]', async () => {
  const account = await world.newAccount()
  const { ProofId } = await sendProof(account)
  const client = await clientOf(account, ProofId)
  const { input, sign } = await decide(client, account, 'North', 'Reject')
  expect((await client.refuse(SavePrintSettings, input)).fields[0]?.Field).toBe('Notes')
  expect((await client.refuse(SavePrintSettings, { ...input, Notes: ['  '] })).fields[0]?.Field).toBe('Notes')
  await client.call(SavePrintSettings, { ...input, Notes: ['Our new logo, please'] })
  const { Notes } = await account.call(GetPrintProofNotes, { filter: { gId: account.group.id } })
  expect(Notes).toMatchObject([{ Note: 'Our new logo, please', QrName: 'North', ProofId, SourceType: 'Proof', Status: 'Open' }])
  const read = await readProof(account)
  const item = read.CurrentPrintSettings.find(one => one.QrName === 'North')
  expect(item).toMatchObject({ Approve: 'Reject', Notes: [{ Note: 'Our new logo, please' }] })
  await account.call(ProposeSignAgain, { ...placeOf(account), ProofId, ItemId: item?.id ?? '', Version: item?.Version ?? 0 })
  const { Options } = await client.call(GetPrintAlternatives, {
    ...client.at,
    QrCodeId: sign?.QrCodeId ?? '',
    filter: { Surface: ['Glass'] },
  })
  const other = Options[0]?.SettingId ?? ''
  await client.call(SavePrintSettings, (await decide(client, account, 'North', 'Approve', { SettingId: other })).input)
  expect((await readProof(account)).CurrentPrintSettings[0]).toMatchObject({
    Approve: 'Approve',
    Alternative: { SettingId: other },
    DecidedBy: 'client@harbor.example',
  })
})

describe('a link reaches its own review, and nothing else', () => {
  test('of two who decide one sign the second is told, and a retired sign is no longer asked for', async () => {
    const account = await world.newAccount()
    const { ProofId } = await sendProof(account)
    const client = await clientOf(account, ProofId)
    const { input } = await decide(client, account, 'North', 'Approve')
    const [one, other] = await Promise.allSettled([client.call(SavePrintSettings, input), client.call(SavePrintSettings, input)])
    expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { QrCodes } = await account.call(GetQrCodes, { filter: { gId: account.group.id, text: 'South' } })
    await account.call(RetireQrCode, { GroupId: account.group.id, QrCodeId: QrCodes[0]?.QrCodeId ?? '' })
    expect((await signsOf(client))?.Completion).toEqual({ Total: 1, Complete: 1 })
  })

  test('forged, of another building, or after its end it opens nothing', async () => {
    const [account, stranger] = [await world.newAccount(), await world.newAccount()]
    const { ProofId, Version } = await sendProof(account)
    const client = await clientOf(account, ProofId)
    const nobody = callsAs(world.app, null)
    const theirs = await sendProof(stranger)
    expect(await nobody.refuse(OpenSignProof, { gId: client.gId, ProofId, Code: 'x'.repeat(24) })).toMatchObject({ code: 'sys.obj.nof' })
    expect(await nobody.refuse(OpenSignProof, { gId: client.gId, ProofId: theirs.ProofId, Code: client.Code })).toMatchObject({
      code: 'sys.obj.nof',
    })
    expect(await client.refuse(GetSignProof, { gId: stranger.group.id, bId: stranger.building.id })).toMatchObject({ status: 404 })
    const link = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Menu') })
    expect(
      (
        await client.call(GetSignPicture, {
          ...client.at,
          QrCodeId: link.QrCodeId,
          SettingId: '3mm Sintra|5 × 8|Landscape|Light Gray|Standard',
        })
      ).Problems,
    ).toEqual([])
    const settings = { ...placeOf(account), QrName: 'North', Version: 1, PrintSettings: [] }
    expect(await client.refuse(SavePrintSettings, settings)).toMatchObject({ code: 'usr.aut.npm' })
    expect(await client.refuse(StartSignProof, placeOf(account))).toMatchObject({ code: 'usr.aut.npm' })
    await account.call(MoveSignProof, { ...placeOf(account), ProofId, Version, Move: 'takeBack' })
    expect((await client.refuse(GetSignProof, client.at)).code).toBe('usr.lnk.exp')
    expect(await nobody.call(OpenSignProof, { gId: client.gId, ProofId, Code: client.Code })).toMatchObject({
      UserToken: null,
      Closed: true,
    })
  })
})

test('who has come by the PIN of the building’s survey decides too, and sees no other building', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [here, there] = account.buildings
  await sendProof(account)
  const tokenIn = (BuildingId: string) => {
    const session = { Kind: 'Anonymous', GroupId: account.group.id, BuildingId, Purpose: `Survey:${randomUUID()}` } as const
    return world.services.db.asSystem('a session', tx => openSession(tx, session))
  }
  const customer = callsAs(world.app, await tokenIn(here?.id ?? ''))
  const at = { gId: account.group.id, bId: here?.id ?? '' }
  const sign = (await customer.call(GetSignProof, at)).Proof?.CurrentPrintSettings[0]
  const PrintSettings = [{ SettingId: sign?.PrintSetting.SettingId ?? '', Quantity: 1 }]
  await customer.call(SavePrintSettings, {
    ...placeOf(account),
    QrName: sign?.QrName ?? '',
    Version: sign?.Version ?? 0,
    Approve: 'Approve',
    PrintSettings,
  })
  expect((await readProof(account)).Completion).toEqual({ Total: 2, Complete: 1 })
  const elsewhere = callsAs(world.app, await tokenIn(there?.id ?? ''))
  expect(await elsewhere.refuse(GetSignProof, at)).toMatchObject({ status: 404 })
})

test('the client is reminded until everything is decided, a few times at most', async () => {
  const account = await world.newAccount()
  const { ProofId } = await sendProof(account, 'slow@harbor.example')
  const mails = async () =>
    (await system.query(`select 1 from mail where group_id = $1 and 'slow@harbor.example' = any("to")`, [account.group.id])).rows.length
  await expect.poll(mails).toBe(1)
  const makeDue = () =>
    system.query(`update sign_proof set due_date = now() - interval '1 minute' where id = $1 and due_date is not null`, [ProofId])
  for (let i = 0; i < mostReminders + 1; i++) {
    await makeDue()
    await remindClients.workOff(world.services, account.group.id as Parameters<typeof remindClients.workOff>[1])
  }
  await expect.poll(mails, { timeout: 10_000 }).toBe(1 + mostReminders)
  const client = await clientOf(account, ProofId)
  for (const name of ['North', 'South']) await client.call(SavePrintSettings, (await decide(client, account, name, 'Approve')).input)
  const { rows } = await system.query('select due_date from sign_proof where id = $1', [ProofId])
  expect(rows).toEqual([{ due_date: null }])
})

test('what the client is about to send: nothing before a decision, a rejection with a note, an alternative that is picked twice is none [B-RULE-018] [B-STATE-020]', () => {
  const blank = beginReview({ Alternative: null })
  expect(mayBeSubmitted(blank)).toBe(false)
  expect(mayBeSubmitted({ ...blank, Approve: 'Approve' })).toBe(true)
  expect(mayBeSubmitted({ ...blank, Approve: 'Reject' })).toBe(false)
  expect(mayBeSubmitted({ ...blank, Approve: 'Reject', Notes: [' '] })).toBe(false)
  expect(mayBeSubmitted({ ...blank, Approve: 'Reject', Notes: ['Too small'] })).toBe(true)
  const picked = pickAlternative(blank, 'one')
  expect(picked.AlternativeId).toBe('one')
  expect(pickAlternative(picked, 'one').AlternativeId).toBe('')
  expect(pickAlternative(picked, 'two').AlternativeId).toBe('two')
})
