import { afterAll, expect, test } from 'vitest'
import { signInWith } from '../../../../test/support/readers.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { definitions } from '../functionalities/definitions.ts'
import { GetRequests } from '../inbox/contract.ts'
import { MakeBlankQrCodes, PauseQrCode, ReplaceQrCode, RetireQrCode, SaveQrCode } from '../qr/contract.ts'
import { lifeMessages } from '../qr/life.ts'
import { scanPart } from './scanPart.server.ts'

// What codes that are out of use, or not in use yet, still do, and for whom.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' }
const open = (url: string) => app.inject({ url, headers })
const send = (url: string, fields: Record<string, string>) => {
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString() })
}
const opened = async () => {
  const account = await world.newAccount({ role: 'Admin', buildings: 2 })
  const { Address, QrCodeId } = await newQrCode(world, account, { Type: 'CommentCard' })
  const path = `/q/${Address}`
  const Key = /name="Key" value="([^"]+)"/.exec((await open(path)).body)?.[1] ?? ''
  const total = async () => (await account.call(GetRequests, { filter: { gId: account.group.id } })).Total
  return { account, path, ids: { GroupId: account.group.id, QrCodeId }, form: { Key, Q001: 'The hall is dark.' }, total }
}

test('a retired code takes no form any more, also of who had opened it before; a paused one does', async () => {
  const paused = await opened()
  await paused.account.call(PauseQrCode, paused.ids)
  await expect.poll(async () => (await open(paused.path)).body.includes('name="Key"'), { timeout: 5000 }).toBe(false)
  expect((await send(paused.path, paused.form)).statusCode).toBe(303)
  expect(await paused.total()).toBe(1)
  const retired = await opened()
  await retired.account.call(RetireQrCode, retired.ids)
  await expect.poll(async () => (await open(retired.path)).statusCode, { timeout: 5000 }).toBe(410)
  expect((await send(retired.path, retired.form)).statusCode).toBe(410)
  expect(await retired.total()).toBe(0)
})

test('a retired code stands in for none', async () => {
  const { account, ids } = await opened()
  const { QrCodeId: ReplacedBy } = await newQrCode(world, account, { Type: 'Wifi' })
  await account.call(RetireQrCode, { GroupId: ids.GroupId, QrCodeId: ReplacedBy })
  expect((await account.refuse(ReplaceQrCode, { ...ids, ReplacedBy })).fields).toEqual([
    { Field: 'ReplacedBy', Message: lifeMessages.standsIn },
  ])
})

test('a blank code takes no form, and is set up by who may change codes of its building only', async () => {
  const { account, ids, form } = await opened()
  const BuildingId = account.building.id
  const { QrCodes } = await account.call(MakeBlankQrCodes, { GroupId: ids.GroupId, BuildingId, Count: 1 })
  const [blank] = QrCodes
  const sent = await send(`/q/${blank?.Address}`, form)
  expect([sent.statusCode, await account.call(GetRequests, { filter: { gId: ids.GroupId } })]).toMatchObject([400, { Total: 0 }])
  const { Icon, QrType, sample } = definitions.StaticUrl
  const Item = { Name: { en: 'Menu' }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData: { ...sample } }
  const claim = { GroupId: ids.GroupId, BuildingId, QrCodeId: blank?.QrCodeId ?? '', Version: 1, QrName: 'Menu', Location: 'Lobby', Item }
  const reader = await signInWith(world, account, ['ManagePropertyInfo'])
  expect(await reader.refuse(SaveQrCode, claim)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  const there = account.buildings[1]?.id ?? ''
  const elsewhere = await account.signInAs('GM', [there])
  expect(await elsewhere.refuse(SaveQrCode, { ...claim, BuildingId: there })).toMatchObject({ status: 404 })
  const stranger = await world.newAccount({ role: 'Admin' })
  const own = { GroupId: stranger.group.id, BuildingId: stranger.building.id }
  expect(await stranger.refuse(SaveQrCode, { ...claim, ...own })).toMatchObject({ status: 404 })
  const here = await account.signInAs('GM', [BuildingId])
  expect(await here.call(SaveQrCode, claim)).toMatchObject({ Address: blank?.Address })
})
