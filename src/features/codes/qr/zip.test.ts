import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openZip } from '../../../platform/files/zipGuard.ts'
import { GetTask } from '../../base/tasks/contract.ts'
import { definitions } from '../functionalities/definitions.ts'
import { decodePng } from '../picture/decode.server.ts'
import { DownloadQrCodes, GetQrCode, SaveQrCode } from './contract.ts'

const world = await openWorld({ work: true })
const { Label, Icon, QrType, sample } = definitions.StaticUrl
const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData: { ...sample } }
const save = ({ call, group, building }: Account, QrName: string, more: object = {}) =>
  call(SaveQrCode, { GroupId: group.id, BuildingId: building.id, QrName, Location: 'Lobby', Floor: '2', Item, ...more })
const zipOf = async ({ call, group }: Account, TaskId: string) => {
  await expect.poll(async () => (await call(GetTask, { gId: group.id, TaskId })).State, { timeout: 20_000 }).toMatch(/Done|Failed/)
  const task = await call(GetTask, { gId: group.id, TaskId })
  return { task, files: await openZip((await world.app.inject(task.FileLink ?? '')).rawPayload) }
}

test('codes come as one ZIP in the chosen formats, named by place, sign and name, and each PNG leads to its code [B-CONST-068]', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  const codes = [await save(account, 'Lift 1'), await save(account, 'Hall / West', { Floor: '' })]
  const QrCodeIds = codes.map(one => one.QrCodeId)
  const { TaskId } = await call(DownloadQrCodes, { GroupId: group.id, QrCodeIds, fileTypes: ['png', 'svg', 'eps', 'pdf'], size: 500 })
  const { task, files } = await zipOf(account, TaskId)
  expect(task).toMatchObject({ State: 'Done', Done: 2, Message: null, FileName: 'QR-codes.zip' })
  const [one, two] = codes
  const folder = [...(files?.keys() ?? [])][0]?.split('/')[0]
  expect(folder).toMatch(/^B1-Building-1$/)
  expect([...(files?.keys() ?? [])]).toEqual([
    ...['png', 'svg', 'eps', 'pdf'].map(end => `${folder}/2_Lobby_${one?.SignId}-Lift-1.${end}`),
    ...['png', 'svg', 'eps', 'pdf'].map(end => `${folder}/Lobby_${two?.SignId}-Hall-West.${end}`),
  ])
  for (const code of codes) {
    const [, png] = [...(files ?? [])].find(([name]) => name.includes(`${code.SignId}-`) && name.endsWith('.png')) ?? []
    const { Link } = await call(GetQrCode, { gId: group.id, QrCodeId: code.QrCodeId })
    expect(await decodePng(png ?? new Uint8Array())).toBe(Link)
  }
})

test('a code whose style nobody can read is left out and told; a filter takes what its list shows', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  await save(account, 'Good')
  const bad = await save(account, 'Bad')
  await world.services.db.system.query(`update qr_code set style = '{"FillColor":"#FEFEFE"}' where group_id = $1 and id = $2`, [
    group.id,
    bad.QrCodeId,
  ])
  const { TaskId } = await call(DownloadQrCodes, { GroupId: group.id, filter: { gId: group.id }, fileTypes: ['svg'], size: 1000 })
  const { task, files } = await zipOf(account, TaskId)
  expect(files?.size).toBe(1)
  expect(task.Message).toContain('Bad')
})

test('only codes that the caller sees are given; wrong choices are refused at their fields', async () => {
  const [account, other] = [await world.newAccount({ buildings: 2 }), await world.newAccount()]
  const { group, buildings } = account
  const code = await save(account, 'Mine')
  const some = await account.signInAs('Admin', [buildings[1]?.id ?? ''])
  const asked = { GroupId: group.id, QrCodeIds: [code.QrCodeId], fileTypes: ['png'], size: 500 } as const
  expect((await some.refuse(DownloadQrCodes, asked)).status).toBe(404)
  expect((await other.refuse(DownloadQrCodes, { ...asked, GroupId: other.group.id })).status).toBe(404)
  expect((await other.refuse(DownloadQrCodes, asked)).status).toBeGreaterThanOrEqual(403)
  const wrong = [
    { ...asked, fileTypes: [] },
    { ...asked, fileTypes: ['png', 'png'] },
    { ...asked, fileTypes: ['gif'] },
    { ...asked, size: 700 },
    { ...asked, filter: { gId: group.id } },
    { GroupId: group.id, fileTypes: ['png'], size: 500 },
    { ...asked, QrCodeIds: ['x'] },
  ]
  for (const input of wrong) expect(await account.refuse(DownloadQrCodes, input)).toMatchObject({ status: 400, code: 'req.val.inv' })
})
