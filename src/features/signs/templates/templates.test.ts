import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { UploadFile } from '../../base/files/contract.ts'
import {
  AddSignTemplate,
  EditSignTemplate,
  GetSignTemplate,
  GetSignTemplates,
  PreviewSignTemplate,
  RetireSignTemplate,
} from './contract.ts'
import { templateMessages } from './rules.ts'
import { addTemplate, templateOf } from './testing.ts'

const world = await openWorld()
/** What a refusal at a field says. */
const refusal = ({ Field, Message = '' }: { Field: string; Message?: string }) => `"Field":"${Field}","Message":"${Message}`

test('a template is added, changed, taken out of use and brought back; what is wrong with it is said at its place', async () => {
  const account = await world.newAccount()
  const { call } = account
  const GroupId = account.group.id
  const { acId, Version } = await addTemplate(account, 'Lobby')
  await expect(addTemplate(account, ' LOBBY ')).rejects.toThrow(refusal({ Field: 'Name' }))
  await expect(addTemplate(account, 'standard')).rejects.toThrow(refusal({ Field: 'Name', Message: templateMessages.layoutName }))
  const sent = templateOf('Door')
  const [code, ...others] = [...sent.Slots].sort(one => (one.Kind === 'Code' ? -1 : 1))
  if (!code) throw new Error('no code')
  await expect(call(AddSignTemplate, { GroupId, ...sent, Slots: others })).rejects.toThrow(
    refusal({ Field: 'Slots', Message: templateMessages.code }),
  )
  await expect(call(AddSignTemplate, { GroupId, ...sent, Slots: [code, code] })).rejects.toThrow(
    refusal({ Field: 'Slots', Message: templateMessages.codes }),
  )
  const blank = { ...code, Kind: 'Text' as const, Text: ' ' }
  await expect(call(AddSignTemplate, { GroupId, ...sent, Slots: [code, blank] })).rejects.toThrow(
    refusal({ Field: 'Slots.1.Text', Message: templateMessages.text }),
  )
  await expect(call(AddSignTemplate, { GroupId, ...sent, Ground: 'red' })).rejects.toThrow(
    refusal({ Field: 'Ground', Message: templateMessages.color }),
  )
  const edited = await call(EditSignTemplate, { GroupId, TemplateId: acId, Version, ...templateOf('Entrance'), Language: 'es' })
  expect((await call(GetSignTemplate, { gId: GroupId, TemplateId: acId })).Template).toMatchObject({
    Name: 'Entrance',
    Language: 'es',
    Codes: 1,
  })
  await call(RetireSignTemplate, { GroupId, TemplateId: acId, Version: edited.Version, Retired: true })
  expect((await call(GetSignTemplates, { filter: { gId: GroupId } })).Templates).toEqual([])
  expect((await call(GetSignTemplates, { filter: { gId: GroupId, Retired: true } })).Templates).toMatchObject([{ Name: 'Entrance' }])
})

test('its preview says what does not fit, and draws a background behind everything', async () => {
  const account = await world.newAccount()
  const GroupId = account.group.id
  const usual = await account.call(PreviewSignTemplate, { GroupId, ...templateOf('Lobby') })
  expect(usual.Problems).toEqual([])
  expect(usual.Svg).toContain('width="203.2mm" height="254mm"')
  const narrow = templateOf('Lobby').Slots.map(one => (one.Kind === 'QrName' ? { ...one, X: 1, Width: 30, Height: 4, Lines: 1 } : one))
  const long = await account.call(PreviewSignTemplate, { GroupId, ...templateOf('Lobby'), Slots: narrow, Texts: 'Long' })
  expect(long.Problems.map(({ Kind, Slot }) => `${Kind} ${Slot}`)).toEqual(
    expect.arrayContaining(['TextTooLong QrName', 'OutsideSafeArea QrName']),
  )
  const png = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  const file = { fileType: 'image/png', base64: png.toString('base64'), fileName: 'green.png', bucket: 'SignBackground' }
  const { FileId } = await account.call(UploadFile, { GroupId, ...file })
  const Background = { FileId, Name: 'green.png' }
  const { Svg } = await account.call(PreviewSignTemplate, { GroupId, ...templateOf('Lobby'), Background })
  const corner = await sharp(Buffer.from(Svg)).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
  expect(corner[1]).toBeGreaterThan(200)
  expect(corner[0]).toBeLessThan(60)
  const other = await world.newAccount()
  await expect(other.call(AddSignTemplate, { GroupId: other.group.id, ...templateOf('Mine'), Background })).rejects.toThrow(
    refusal({ Field: 'Background' }),
  )
})
