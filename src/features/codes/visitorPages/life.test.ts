import { afterAll, expect, test } from 'vitest'
import { newQrCode, scansMoved } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { definitions } from '../functionalities/definitions.ts'
import {
  GetBuildingNotice,
  GetQrCode,
  GetQrCodes,
  MakeBlankQrCodes,
  PauseQrCode,
  ReplaceQrCode,
  ResumeQrCode,
  RetireQrCode,
  SaveBuildingNotice,
  SaveQrCode,
  SaveQrNotice,
} from '../qr/contract.ts'
import { lifeMessages } from '../qr/life.ts'
import { scanWords } from '../scanPage/words.ts'
import { scanPart } from './scanPart.server.ts'

const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const open = async (Address: string, language = 'en') => {
  const { statusCode, body, headers } = await app.inject({ url: `/q/${Address}?lang=${language}`, headers: { 'user-agent': phone } })
  return { statusCode, body, location: headers.location, title: /<h1[^>]*>([^<]+)<\/h1>/.exec(body)?.[1] }
}
/** A page as soon as this process has heard of the change. */
const opens = async (Address: string, title: string | undefined, language?: string) => {
  await expect.poll(async () => (await open(Address, language)).title, { timeout: 5000 }).toBe(title)
  return open(Address, language)
}
const made = async () => {
  const account = await world.newAccount()
  const code = await newQrCode(world, account, { Type: 'Feedback' })
  return { ...account, ...code, ids: { GroupId: account.group.id, QrCodeId: code.QrCodeId } }
}
const hour = 3_600_000

test('a paused code tells visitors so, counts its scans, and leads to its page again when it is resumed', async () => {
  const { call, ids, Address } = await made()
  const own = (await open(Address)).title
  await call(PauseQrCode, ids)
  expect((await opens(Address, scanWords.en.pausedTitle)).statusCode).toBe(200)
  expect((await open(Address, 'es')).title).toBe(scanWords.es.pausedTitle)
  await scansMoved(world.services.db)
  const { rows } = await world.services.db.system.query('select sum(scans)::int as n from scan_day where qr_code_id = $1', [ids.QrCodeId])
  expect(rows[0].n).toBeGreaterThanOrEqual(3)
  await call(ResumeQrCode, ids)
  await opens(Address, own)
})

test('a pause may be put off and ends by itself: it is judged at the moment of the scan', async () => {
  const { call, refuse, ids, Address } = await made()
  const own = (await open(Address)).title
  await call(PauseQrCode, { ...ids, From: Date.now() + hour })
  expect(await call(GetQrCode, { gId: ids.GroupId, QrCodeId: ids.QrCodeId })).toMatchObject({ PausedUntil: null })
  await opens(Address, own)
  await call(PauseQrCode, { ...ids, From: Date.now() - 2 * hour, Until: Date.now() - hour })
  await opens(Address, own)
  await call(PauseQrCode, { ...ids, From: Date.now() - hour, Until: Date.now() + 1500 })
  await opens(Address, scanWords.en.pausedTitle)
  await opens(Address, own) // a second later, without anybody's doing
  const ends = { ...ids, From: Date.now() + 2 * hour, Until: Date.now() + hour }
  expect((await refuse(PauseQrCode, ends)).fields).toEqual([{ Field: 'Until', Message: lifeMessages.endsBefore }])
  expect((await refuse(PauseQrCode, { ...ids, Until: Date.now() - hour })).fields).toMatchObject([{ Field: 'Until' }])
})

test('a retired or paused code says what the building wrote, in the language of the visitor, with its link', async () => {
  const { call, refuse, ids, Address } = await made()
  const Notice = { en: 'We moved to <b>2nd Street</b>.', es: 'Nos mudamos.', fr: '', Link: 'https://moved.example/' }
  const versionNow = async () => (await call(GetQrCode, { gId: ids.GroupId, QrCodeId: ids.QrCodeId })).Version
  await call(SaveQrNotice, { ...ids, Version: await versionNow(), Notice })
  await call(RetireQrCode, ids)
  const page = await opens(Address, scanWords.en.retiredTitle)
  expect(page.statusCode).toBe(410)
  expect(page.body).toContain('We moved to &lt;b&gt;2nd Street&lt;/b&gt;.')
  expect(page.body).toContain('href="https://moved.example/"')
  expect((await open(Address, 'es')).body).toContain('Nos mudamos.')
  expect((await open(Address, 'fr')).body).toContain('We moved')
  await call(SaveQrNotice, { ...ids, Version: await versionNow(), Notice: null })
  await expect.poll(async () => (await open(Address)).body.includes('We moved')).toBe(false)
  expect((await refuse(SaveQrNotice, { ...ids, Version: 1, Notice: { en: ' ' } })).fields).toMatchObject([{ Field: 'Notice.en' }])
  expect((await refuse(SaveQrNotice, { ...ids, Version: 1, Notice: { en: 'x', Link: 'javascript:alert(1)' } })).status).toBe(400)
})

test('a code without words of its own says those of its building, else ours; changed at once, in the language of the visitor', async () => {
  const { call, ids, Address, building } = await made()
  const place = { GroupId: ids.GroupId, BuildingId: building.id }
  const read = () => call(GetBuildingNotice, { gId: ids.GroupId, bId: building.id })
  const keep = async (Notice: { en: string; es?: string; fr?: string; Link?: string } | null) =>
    call(SaveBuildingNotice, { ...place, Version: (await read()).Version, Notice })
  const says = async (text: string, language?: string) => {
    await expect.poll(async () => (await open(Address, language)).body, { timeout: 5000 }).toContain(text)
  }
  expect(await read()).toMatchObject({ Notice: null })
  await call(PauseQrCode, ids)
  expect((await opens(Address, scanWords.en.pausedTitle)).body).not.toContain('front desk')
  await keep({ en: 'Ask at the <b>front desk</b>.', es: 'Pregunte en recepción.', Link: 'https://desk.example/' })
  expect((await read()).Notice).toEqual({
    en: 'Ask at the <b>front desk</b>.',
    es: 'Pregunte en recepción.',
    fr: '',
    Link: 'https://desk.example/',
  })
  await says('Ask at the &lt;b&gt;front desk&lt;/b&gt;.')
  await says('href="https://desk.example/"')
  await says('Pregunte en recepción.', 'es')
  await says('front desk', 'fr')
  const { Version } = await call(GetQrCode, { gId: ids.GroupId, QrCodeId: ids.QrCodeId })
  await call(SaveQrNotice, { ...ids, Version, Notice: { en: 'This sign is being cleaned.' } })
  await says('This sign is being cleaned.')
  expect((await open(Address)).body).not.toContain('front desk')
  await call(SaveQrNotice, { ...ids, Version: Version + 1, Notice: null })
  await call(RetireQrCode, ids)
  await opens(Address, scanWords.en.retiredTitle)
  await says('front desk')
  await keep(null)
  await expect.poll(async () => (await open(Address)).body.includes('front desk')).toBe(false)
})

test('the words of a building are those of its own, kept under its version and told in its history, by who may manage libraries', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [first, second] = account.buildings.map(one => one.id)
  const GroupId = account.group.id
  const { Version } = await account.call(GetBuildingNotice, { gId: GroupId, bId: first ?? '' })
  const input = { GroupId, BuildingId: first ?? '', Version, Notice: { en: 'Closed today' } }
  await account.call(SaveBuildingNotice, input)
  expect((await account.refuse(SaveBuildingNotice, input)).status).toBe(409)
  expect(await account.call(GetBuildingNotice, { gId: GroupId, bId: second ?? '' })).toMatchObject({ Notice: null })
  expect((await account.refuse(SaveBuildingNotice, { ...input, Notice: { en: ' ' } })).fields).toMatchObject([{ Field: 'Notice.en' }])
  expect((await account.refuse(SaveBuildingNotice, { ...input, Notice: { en: 'x', Link: 'javascript:alert(1)' } })).status).toBe(400)
  const { rows } = await world.services.db.system.query(
    `select before, after from audit where object = 'building' and object_id = $1 and after ? 'CodeNotice'`,
    [first],
  )
  expect(rows).toMatchObject([{ before: { CodeNotice: null }, after: { CodeNotice: { en: 'Closed today' } } }])
  const ofSecond = await account.signInAs('GM', [second ?? ''])
  expect((await ofSecond.refuse(SaveBuildingNotice, { ...input, Version: Version + 1 })).status).toBe(404)
  const engineer = await account.signInAs('Tenant')
  expect((await engineer.refuse(SaveBuildingNotice, { ...input, Version: Version + 1 })).status).toBe(403)
  const stranger = await world.newAccount()
  expect((await stranger.refuse(GetBuildingNotice, { gId: GroupId, bId: first ?? '' })).status).toBe(404)
})

test('a stand-in that is planned is changed by naming it again with other days, and given up', async () => {
  const { call, ids, Address, ...account } = await made()
  const next = await newQrCode(world, { ...account, call } as never, { Type: 'Wifi' })
  const own = (await open(Address)).title
  const from = Date.now() + hour
  const planned = () => call(GetQrCode, { gId: ids.GroupId, QrCodeId: ids.QrCodeId })
  await call(ReplaceQrCode, { ...ids, ReplacedBy: next.QrCodeId, From: from })
  await call(ReplaceQrCode, { ...ids, ReplacedBy: next.QrCodeId, From: from + hour, Until: from + 2 * hour })
  expect(await planned()).toMatchObject({ ReplacedBy: next.QrCodeId, ReplacedFrom: from + hour, ReplacedUntil: from + 2 * hour })
  await call(ReplaceQrCode, ids)
  expect(await planned()).toMatchObject({ ReplacedBy: null, ReplacedFrom: null, ReplacedUntil: null })
  await opens(Address, own)
})

test('the printed address of a replaced code leads to the code that stands in, and back again; never round in a circle', async () => {
  const { call, refuse, ids, Address, ...account } = await made()
  const next = await newQrCode(world, { ...account, call, refuse } as never, { Type: 'Wifi' })
  const own = (await open(Address)).title
  await call(ReplaceQrCode, { ...ids, ReplacedBy: next.QrCodeId })
  await expect.poll(async () => (await open(Address)).location, { timeout: 5000 }).toBe(`/q/${next.Address}`)
  const back = { GroupId: ids.GroupId, QrCodeId: next.QrCodeId, ReplacedBy: ids.QrCodeId }
  expect((await refuse(ReplaceQrCode, back)).fields).toEqual([{ Field: 'ReplacedBy', Message: lifeMessages.standsIn }])
  expect((await refuse(ReplaceQrCode, { ...ids, ReplacedBy: ids.QrCodeId })).fields).toEqual([
    { Field: 'ReplacedBy', Message: lifeMessages.byItself },
  ])
  expect((await refuse(PauseQrCode, ids)).status).toBe(409)
  const other = await made()
  expect((await other.refuse(ReplaceQrCode, { ...other.ids, ReplacedBy: next.QrCodeId })).status).toBe(404)
  await call(ReplaceQrCode, ids)
  await opens(Address, own)
  expect((await refuse(ReplaceQrCode, ids)).status).toBe(409)
})

test('a code stands in for a time: from a moment that is to come, until another; then the printed address leads to its own page again', async () => {
  const { call, refuse, ids, Address, ...account } = await made()
  const next = await newQrCode(world, { ...account, call, refuse } as never, { Type: 'Wifi' })
  const own = (await open(Address)).title
  const [From, Until] = [Date.now() + 1500, Date.now() + 3500]
  const standIn = { ...ids, ReplacedBy: next.QrCodeId }
  expect((await refuse(ReplaceQrCode, { ...standIn, From: Until, Until: From })).fields).toEqual([
    { Field: 'Until', Message: lifeMessages.endsBefore },
  ])
  await call(ReplaceQrCode, { ...standIn, From, Until })
  expect(await call(GetQrCode, { gId: ids.GroupId, QrCodeId: ids.QrCodeId })).toMatchObject({ ReplacedFrom: From, ReplacedUntil: Until })
  expect((await open(Address)).title).toBe(own)
  // The other one cannot be led back to it, though it does not lead on yet.
  expect((await refuse(ReplaceQrCode, { ...ids, QrCodeId: next.QrCodeId, ReplacedBy: ids.QrCodeId })).status).toBe(400)
  await expect.poll(async () => (await open(Address)).location, { timeout: 5000 }).toBe(`/q/${next.Address}`)
  await opens(Address, own)
  expect(Date.now()).toBeGreaterThanOrEqual(Until)
  expect((await refuse(ReplaceQrCode, ids)).status).toBe(409) // it is over
  await call(ReplaceQrCode, { ...standIn, From: Date.now() + hour })
  await call(ReplaceQrCode, ids) // forgotten before it begins
  expect(await call(GetQrCode, { gId: ids.GroupId, QrCodeId: ids.QrCodeId })).toMatchObject({ ReplacedBy: null, ReplacedFrom: null })
})

test('two codes that are to stand in for each other at once: one of both does', async () => {
  const { call, refuse, ids, Address: _, ...account } = await made()
  const { QrCodeId } = await newQrCode(world, { ...account, call, refuse } as never, { Type: 'Wifi' })
  const results = await Promise.allSettled([
    call(ReplaceQrCode, { ...ids, ReplacedBy: QrCodeId }),
    call(ReplaceQrCode, { ...ids, QrCodeId, ReplacedBy: ids.QrCodeId }),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('blank codes are printed ahead; who scans one is led to its editor, and its address stays when it is set up', async () => {
  const { call, refuse, ids, building } = await made()
  const place = { GroupId: ids.GroupId, BuildingId: building.id }
  const { QrCodes } = await call(MakeBlankQrCodes, { ...place, Count: 3 })
  expect(new Set(QrCodes.map(one => one.Address)).size).toBe(3)
  expect(QrCodes.map(one => one.SignId)).toEqual(QrCodes.map(one => one.SignId).toSorted((a, b) => a - b))
  const [blank] = QrCodes
  const page = await open(blank?.Address ?? '')
  expect(page.title).toBe(scanWords.en.blankTitle)
  expect(page.body).toContain(`href="/qrcode/${ids.GroupId}/${building.id}/${blank?.QrCodeId}?edit=true"`)
  const { Icon, QrType, sample } = definitions.StaticUrl
  const Item = { Name: { en: 'Menu' }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData: { ...sample } }
  const named = { ...place, QrCodeId: blank?.QrCodeId ?? '', Version: 1, QrName: 'Menu', Location: 'Lobby', Item }
  expect(await call(SaveQrCode, named)).toMatchObject({ Address: blank?.Address, SignId: blank?.SignId })
  await expect.poll(async () => (await open(blank?.Address ?? '')).statusCode, { timeout: 5000 }).toBe(302)
  const list = await call(GetQrCodes, { filter: { gId: ids.GroupId, QrType: 'Blank' } })
  expect(list.Total).toBe(2)
  for (const Count of [0, 201, 1.5]) expect((await refuse(MakeBlankQrCodes, { ...place, Count })).status).toBe(400)
})

test('each change stands in the history of the code', async () => {
  const { call, ids } = await made()
  const { Version } = await call(PauseQrCode, ids)
  await call(SaveQrNotice, { ...ids, Version, Notice: { en: 'Closed today' } })
  const told = `select after from audit where group_id = $1 and object_id = $2 and object = 'qr_code' order by id`
  const { rows } = await world.services.db.system.query(told, [ids.GroupId, ids.QrCodeId])
  expect(rows.at(-2).after).toMatchObject({ PausedFrom: expect.anything() })
  expect(rows.at(-1).after).toMatchObject({ Notice: { en: 'Closed today' } })
})
