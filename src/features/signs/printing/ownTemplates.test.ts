import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codesIn } from '../../../../test/support/codesIn.ts'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { CopyQrCode } from '../../codes/qr/contract.ts'
import { AddSignTemplate, EditSignTemplate, RetireSignTemplate } from '../templates/contract.ts'
import { templateOf } from '../templates/testing.ts'
import {
  GetPrintAlternatives,
  GetPrintSettings,
  GetPrintSettingsOnBuilding,
  GetSignPicture,
  SavePrintSettings,
  SetPrintState,
} from './contract.ts'
import { addSignedCode } from './testing.ts'

const world = await openWorld()

test('a code is printed in a template at another size; a change of the template puts its printed signs out of date', async () => {
  const account = await world.newAccount()
  const { call } = account
  const at = placeOf(account)
  const [gId, bId] = [at.GroupId, at.BuildingId]
  const { acId: TemplateId, Version } = await call(AddSignTemplate, { GroupId: gId, ...templateOf('Lobby'), Ground: '#123456' })
  const { QrCodeId, QrName } = await addSignedCode(account, 'Front door')
  const found = await call(GetPrintAlternatives, { gId, bId, QrCodeId, filter: { PrintTemplate: TemplateId, Size: ['11 × 17'] } })
  expect(found.Templates).toContainEqual({ Code: TemplateId, Name: 'Lobby' })
  expect(new Set(found.Options.map(one => one.Orientation))).toEqual(new Set(['Portrait']))
  const [option] = found.Options
  if (!option) throw new Error('nothing is offered')
  const { SettingId, PrintTemplateImage } = option
  expect(PrintTemplateImage).toBe('Lobby')
  const { Svg, Width, Height, Problems } = await call(GetSignPicture, { gId, bId, QrCodeId, SettingId })
  expect([Math.round(Width), Math.round(Height), Problems]).toEqual([279, 432, []])
  expect(Svg).toContain('#123456')
  expect(await codesIn(await sharp(Buffer.from(Svg)).resize(1600).png().toBuffer())).toHaveLength(1)
  await call(SavePrintSettings, { ...at, QrName, Version: 0, PrintSettings: [{ SettingId, Quantity: 1 }] })
  const list = async () => (await call(GetPrintSettings, { filter: { gId } })).PrintSettings
  const [row] = await list()
  expect(row).toMatchObject({ PrintTemplate: 'Lobby' })
  await call(SetPrintState, { GroupId: gId, Rows: [{ id: row?.id ?? '', Version: row?.Version ?? 0 }], Values: { State: 'Printed' } })
  expect((await list())[0]?.OutOfDate).toBe(false)
  // What is not on the sign changes nothing: the name of the template, and that it is in use.
  const look = { GroupId: gId, TemplateId, ...templateOf('Lobby'), Ground: '#123456' }
  const renamed = await call(EditSignTemplate, { ...look, Name: 'Hall', Version })
  const retired = await call(RetireSignTemplate, { GroupId: gId, TemplateId, Version: renamed.Version, Retired: true })
  expect((await list())[0]?.OutOfDate).toBe(false)
  await call(EditSignTemplate, { ...look, Version: retired.Version, Ground: '#654321' })
  expect((await list())[0]?.OutOfDate).toBe(true)
  const { PrintSettings } = await call(GetPrintSettingsOnBuilding, { gId, bId, QrCodeId })
  expect(PrintSettings[0]?.PrintSettings.find(one => one.SettingId === SettingId)?.PrintTemplateImage).toBe('Lobby')
})

test('a sign by a template is out of date when the address of its building changes; one by a layout, which shows none, is not', async () => {
  const account = await world.newAccount()
  const { call } = account
  const { GroupId, ...at } = placeOf(account)
  const { acId } = await call(AddSignTemplate, { GroupId, ...templateOf('Lobby') })
  for (const [name, template] of [
    ['Front door', acId],
    ['Back door', 'Standard'],
  ] as const) {
    const { QrName } = await addSignedCode(account, name)
    const SettingId = ['Acrylic', '8 × 10', 'Portrait', 'Light Gray', template].join('|')
    await call(SavePrintSettings, { GroupId, ...at, QrName, Version: 0, PrintSettings: [{ SettingId, Quantity: 1 }] })
  }
  const list = async () => (await call(GetPrintSettings, { filter: { gId: GroupId } })).PrintSettings
  const Rows = (await list()).map(({ id, Version }) => ({ id, Version }))
  await call(SetPrintState, { GroupId, Rows, Values: { State: 'Printed' } })
  await world.services.db.system.query(`update building set address_line1 = '9 New Street' where group_id = $1`, [GroupId])
  const old = (await list()).filter(one => one.OutOfDate).map(one => one.QrName)
  expect(old).toEqual(['Front door'])
})

test('a copy of a code in another building is printed as the code is, and nothing of it is printed yet', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { call } = account
  const at = placeOf(account)
  const { QrCodeId, QrName, SettingId } = await addSignedCode(account, 'Front door')
  await call(SavePrintSettings, { ...at, QrName, Version: 0, Headline: 'Ask us', PrintSettings: [{ SettingId, Quantity: 3 }] })
  const bId = account.buildings[1]?.id ?? ''
  const { Copies } = await call(CopyQrCode, { GroupId: at.GroupId, QrCodeId, BuildingIds: [bId] })
  const { PrintSettings } = await call(GetPrintSettings, { filter: { gId: at.GroupId, bId } })
  expect(PrintSettings).toMatchObject([{ QrCodeId: Copies[0]?.QrCodeId, Quantity: 3, State: 'To print', PrintedDate: null }])
})
