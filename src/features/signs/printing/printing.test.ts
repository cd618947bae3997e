import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codesIn } from '../../../../test/support/codesIn.ts'
import { boxesOf, renderPdf } from '../../../../test/support/pdfPages.ts'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openZip } from '../../../platform/files/zipGuard.ts'
import { GetTask } from '../../base/tasks/contract.ts'
import { PlaceCode } from '../../codes/floorPlans/contract.ts'
import { addPlan } from '../../codes/floorPlans/testing.ts'
import { SaveQrBuilders } from '../../codes/generator/contract.ts'
import { GetQrCode, GetQrCodes, RetireQrCode, SaveQrCode } from '../../codes/qr/contract.ts'
import {
  GetGlobalPrintSetting,
  GetLabelTest,
  GetPrintAlternatives,
  GetPrintPrograms,
  GetPrintSettings,
  GetPrintSettingsOnBuilding,
  GetSignPicture,
  MakeCustomerPO,
  MakeLabels,
  MakePrintKit,
  SavePrintSettings,
  SetPrintState,
} from './contract.ts'
import { listAlternatives, listPrintOptions, optionOf, settingIdOf } from './options.ts'
import { orderLines } from './order.server.ts'
import { printMessages } from './rules.ts'
import { addSignedCode } from './testing.ts'

const world = await openWorld({ work: true })

const settingsOf = async (account: Account, QrCodeId: string) => {
  const { PrintSettings } = await account.call(GetPrintSettingsOnBuilding, { gId: account.group.id, bId: account.building.id, QrCodeId })
  const [one] = PrintSettings
  if (!one) throw new Error('no settings')
  return one
}
/** A code with two of its best signs chosen. */
const withSigns = async (account: Account, QrName: string) => {
  const code = await addSignedCode(account, QrName)
  await account.call(SavePrintSettings, {
    ...placeOf(account),
    QrName,
    Version: 0,
    PrintSettings: [{ SettingId: code.SettingId, Quantity: '2' }],
  })
  return code
}
const fileOf = async ({ call, group }: Account, TaskId: string) => {
  await expect.poll(async () => (await call(GetTask, { gId: group.id, TaskId })).State, { timeout: 30_000 }).toMatch(/Done|Failed/)
  const task = await call(GetTask, { gId: group.id, TaskId })
  return { task, bytes: (await world.app.inject(task.FileLink ?? '')).rawPayload }
}

test('a code has its ways of printing, the best practice first; what is chosen comes back, and is changed and taken back [B-BEHAV-006] [B-FIELD-016] [B-COLUMN-003] [B-CALL-023] [B-CALL-025]', async () => {
  const account = await world.newAccount()
  const { QrCodeId, QrName, SettingId } = await addSignedCode(account)
  const offered = await settingsOf(account, QrCodeId)
  expect(offered).toMatchObject({ QrName, Version: 0 })
  expect(offered.PrintSettings.map(one => one.Default)).toEqual(['Y', ...offered.PrintSettings.slice(1).map(() => 'N')])
  expect(offered.PrintSettings[0]).toMatchObject({
    acId: null,
    Selected: false,
    Quantity: null,
    SettingId,
    Surface: 'Wall',
    Substrate: 'Acrylic',
    Size: '8 × 10',
  })
  const second = offered.PrintSettings[1]?.SettingId ?? ''
  const at = { ...placeOf(account), QrName }
  const { Version } = await account.call(SavePrintSettings, {
    ...at,
    Version: 0,
    Headline: 'Tell us',
    PrintSettings: [
      { SettingId, Quantity: '3' },
      { SettingId: second, Quantity: 1 },
    ],
  })
  const chosen = await settingsOf(account, QrCodeId)
  expect(chosen.PrintSettings.filter(one => one.Selected).map(one => [one.SettingId, one.Quantity, one.Headline, one.State])).toEqual([
    [SettingId, 3, 'Tell us', 'To print'],
    [second, 1, 'Tell us', 'To print'],
  ])
  await account.call(SavePrintSettings, { ...at, Version, PrintSettings: [{ SettingId: second, Quantity: 4 }] })
  const less = await settingsOf(account, QrCodeId)
  expect(less.PrintSettings.filter(one => one.Selected).map(one => [one.SettingId, one.Quantity])).toEqual([[second, 4]])
  expect(await account.refuse(SavePrintSettings, { ...at, Version, PrintSettings: [] })).toMatchObject({ code: 'sys.obj.cfl' })
})

test('a ticked setting needs a quantity, an option that is offered, and no other one of the same; the name is one of the building [B-RULE-071]', async () => {
  const account = await world.newAccount()
  const { QrName, SettingId } = await addSignedCode(account)
  const at = { ...placeOf(account), QrName, Version: 0 }
  for (const Quantity of [null, '', ' '])
    expect(await account.refuse(SavePrintSettings, { ...at, PrintSettings: [{ SettingId, Quantity }] })).toMatchObject({
      fields: [{ Field: 'PrintSettings.0.Quantity', Message: 'Please input Quantity' }],
    })
  for (const Quantity of ['0', 'two', '12345', -1])
    expect((await account.refuse(SavePrintSettings, { ...at, PrintSettings: [{ SettingId, Quantity }] })).fields[0]?.Field).toBe(
      'PrintSettings.0.Quantity',
    )
  const wrong = [{ SettingId: 'Gold|1 × 1|Portrait|NA|Standard', Quantity: 1 }]
  expect((await account.refuse(SavePrintSettings, { ...at, PrintSettings: wrong })).fields[0]?.Field).toBe('PrintSettings.0.SettingId')
  const twice = [SettingId, SettingId].map(id => ({ SettingId: id, Quantity: 1 }))
  expect((await account.refuse(SavePrintSettings, { ...at, PrintSettings: twice })).fields[0]?.Field).toBe('PrintSettings.1.SettingId')
  expect((await account.refuse(SavePrintSettings, { ...at, QrName: 'Nobody', PrintSettings: [] })).fields[0]?.Field).toBe('QrName')
  expect(printMessages.quantity).toBe('Please input Quantity')
})

test('what hangs on machines, walls and in open places is printed differently; what is on a screen is not [B-MSG-001]', async () => {
  expect(listPrintOptions({ QrType: 'EquipmentInspection', Location: 'Rooftop' })[0]).toMatchObject({
    Material: 'Vinyl decal',
    PrintTemplate: 'Machine',
  })
  expect(listPrintOptions({ QrType: 'InstallationHub', Location: 'Lobby' })[0]).toMatchObject({
    Material: '80# Gloss',
    Size: '8.5 × 11',
    Color: 'NA',
  })
  expect(listPrintOptions({ QrType: 'Feedback', Location: 'Restroom' })[0]).toMatchObject({ Material: '3mm Sintra', Size: '5 × 8' })
  expect(listPrintOptions({ QrType: 'Feedback', Location: 'Digital QR' })).toEqual([])
  for (const QrType of ['EquipmentInspection', 'InstallationHub', 'Feedback', 'EventRegistration'])
    for (const one of [...listPrintOptions({ QrType, Location: 'Cafe' }), ...listAlternatives({ QrType, Location: 'Cafe' })])
      expect(optionOf(settingIdOf(one)), settingIdOf(one)).toEqual(one)
})

test('alternatives are narrowed by surface, size, substrate, orientation and color, several at once [B-CALL-031] [B-SCREEN-020]', async () => {
  const account = await world.newAccount()
  const { QrCodeId } = await addSignedCode(account)
  const at = { gId: account.group.id, bId: account.building.id, QrCodeId }
  const all = await account.call(GetPrintAlternatives, at)
  expect(all.Surface).toContain('Glass')
  expect(all.Size.indexOf('3 × 3')).toBeLessThan(all.Size.indexOf('24 × 36'))
  expect(all.Total).toBeGreaterThan(all.Options.length)
  const some = await account.call(GetPrintAlternatives, {
    ...at,
    filter: { Surface: ['Wall', 'Glass'], Orientation: ['Landscape'], Size: ['5 × 8'], Color: ['Dark Blue'] },
  })
  expect(some.Options.map(one => one.Substrate).toSorted()).toEqual(['Acrylic', 'PVC board', 'Vinyl'])
  expect(some.Options.every(one => one.Size === '5 × 8' && one.Orientation === 'Landscape' && one.Color === 'Dark Blue')).toBe(true)
})

test('a sign is drawn with its own code; a headline is that of its page until one is typed', async () => {
  const account = await world.newAccount()
  const { QrCodeId, SettingId } = await addSignedCode(account)
  const at = { gId: account.group.id, bId: account.building.id, QrCodeId, SettingId }
  const drawn = await account.call(GetSignPicture, at)
  expect(drawn).toMatchObject({ Width: 8 * 25.4, Height: 10 * 25.4, Problems: [] })
  const typed = await account.call(GetSignPicture, { ...at, Headline: 'Scan to read the menu' })
  expect(typed.Svg).not.toBe(drawn.Svg)
  expect((await account.refuse(GetSignPicture, { ...at, SettingId: 'x' })).fields[0]?.Field).toBe('SettingId')
})

test('the generator keeps how its codes are printed; a code on a screen has no sign [B-FIELD-019] [B-CALL-038]', async () => {
  const account = await world.newAccount()
  const row = {
    Floor: '2',
    Type: 'Restroom',
    QrType: 'Maintenance',
    Quantity: '3',
    PrintTemplate: 'Large',
    Material: 'Acrylic',
    Size: '8 × 10',
  }
  const digital = {
    Floor: 'NA',
    Type: 'Digital QR',
    QrType: 'Maintenance',
    State: 'NA',
    Material: 'NA',
    Size: 'NA',
    PrintTemplate: 'NA',
    Color: 'NA',
    Orientation: 'NA',
  }
  const builders = [
    { QrName: 'North', ...row },
    { QrName: 'Screen', ...digital },
  ]
  await account.call(SaveQrBuilders, { ...placeOf(account), QrBuilders: builders })
  const { PrintSettings } = await account.call(GetPrintSettings, { filter: { gId: account.group.id } })
  expect(PrintSettings.map(one => [one.QrName, one.Quantity, one.Material, one.Size, one.PrintTemplate])).toEqual([
    ['North', 3, 'Acrylic', '8 × 10', 'Large'],
  ])
})

test('a sign that was printed is out of date once its code is called otherwise; retired codes have no signs', async () => {
  const account = await world.newAccount()
  const gId = account.group.id
  const { QrCodeId, QrName, Version } = await withSigns(account, 'Lobby')
  const rows = async (filter: object = {}) => (await account.call(GetPrintSettings, { filter: { gId, ...filter } })).PrintSettings
  const [one] = await rows()
  if (!one) throw new Error('no sign')
  const { id, Version: SignVersion } = one
  await account.call(SetPrintState, { GroupId: gId, Rows: [{ id, Version: SignVersion }], Values: { State: 'Printed' } })
  expect(await rows({ OutOfDate: true })).toEqual([])
  expect(await rows({ State: 'Printed' })).toMatchObject([{ QrName, OutOfDate: false, State: 'Printed', PrintedDate: expect.any(Number) }])
  await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Lobby West'), QrCodeId, Version })
  expect(await rows({ OutOfDate: true })).toMatchObject([{ QrName: 'Lobby West', OutOfDate: true }])
  expect((await settingsOf(account, QrCodeId)).PrintSettings[0]).toMatchObject({ State: 'Printed', OutOfDate: true })
  await account.call(RetireQrCode, { GroupId: gId, QrCodeId })
  expect(await rows()).toEqual([])
})

test('signs of a code that hangs in another building now are that building’s', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const gId = account.group.id
  const { QrCodeId, QrName, Version } = await withSigns(account, 'Lobby')
  const second = account.buildings[1]?.id ?? ''
  const { Version: moved } = await account.call(SaveQrCode, {
    ...placeOf(account),
    ...codeOf(QrName),
    BuildingId: second,
    QrCodeId,
    Version,
  })
  expect(moved).toBeGreaterThan(Version)
  expect((await account.call(GetPrintSettings, { filter: { gId, bId: account.building.id } })).Total).toBe(0)
  expect((await account.call(GetPrintSettings, { filter: { gId, bId: second } })).PrintSettings).toMatchObject([
    { QrName, BuildingId: second },
  ])
})

test('floors sort as numbers, in lists of codes and of signs', async () => {
  const account = await world.newAccount()
  const gId = account.group.id
  const row = { Type: 'Parking', QrType: 'Maintenance' }
  const QrBuilders = ['10', 'B2', '2', 'Mezzanine', 'B10', '1'].map(Floor => ({ ...row, QrName: `Floor ${Floor}`, Floor }))
  await account.call(SaveQrBuilders, { ...placeOf(account), QrBuilders })
  const sort = { field: 'Floor', order: 'ASC' } as const
  const sorted = ['1', '2', '10', 'B2', 'B10', 'Mezzanine']
  expect((await account.call(GetQrCodes, { filter: { gId }, sort })).QrCodes.map(one => one.Floor)).toEqual(sorted)
  expect((await account.call(GetPrintSettings, { filter: { gId }, sort })).PrintSettings.map(one => one.Floor)).toEqual(sorted)
})

test('a print kit has each sign in its exact size with its own code, an index, an installation list and a table [B-BEHAV-006] [B-BEHAV-098]', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  const codes = [await withSigns(account, 'Lobby'), await withSigns(account, 'Hall / West')]
  const { TaskId } = await call(MakePrintKit, { GroupId: group.id, filter: { gId: group.id } })
  const { task, bytes } = await fileOf(account, TaskId)
  expect(task).toMatchObject({ State: 'Done', Done: 2, Message: null, FileName: 'print-kit.zip' })
  const files = await openZip(bytes)
  const names = [...(files?.keys() ?? [])]
  expect(names.filter(name => !name.startsWith('signs/'))).toEqual(['Index.pdf', 'Installation list.pdf', 'Signs.csv'])
  const links: string[] = []
  for (const { QrCodeId, SignId } of codes) {
    const { Link } = await call(GetQrCode, { gId: group.id, QrCodeId })
    links.push(Link)
    const name = names.find(one => one.includes(String(SignId)))
    const pdf = files?.get(name ?? '') ?? new Uint8Array()
    const [left = 0, bottom = 0, right = 0, top = 0] = boxesOf(pdf).TrimBox
    expect([right - left, top - bottom].map(Math.round)).toEqual([8 * 72, 10 * 72])
    const [page] = await renderPdf(pdf)
    expect(await codesIn(page ?? new Uint8Array())).toEqual([Link])
  }
  for (const list of ['Index.pdf', 'Installation list.pdf']) {
    const [page] = await renderPdf(files?.get(list) ?? new Uint8Array())
    expect(await codesIn(page ?? new Uint8Array()), list).toEqual(links.toSorted())
  }
  const table = Buffer.from(files?.get('Signs.csv') ?? []).toString()
  expect(table.trim().split('\r\n')).toHaveLength(3)
  expect(table).toContain('Acrylic,8 × 10,Portrait')
})

test('a kit brings the plans of its floors along, each sign numbered as the installation list has it; codes on no plan have no number', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  const codes = [await withSigns(account, 'Lobby'), await withSigns(account, 'Hall'), await withSigns(account, 'Yard')]
  const { acId: PlanId } = await addPlan(account, '3')
  for (const [i, { QrCodeId }] of codes.slice(0, 2).entries())
    await call(PlaceCode, { ...placeOf(account), PlanId, QrCodeId, X: 0.25 + i / 2, Y: 0.5 })
  const { TaskId } = await call(MakePrintKit, { GroupId: group.id, filter: { gId: group.id } })
  const files = await openZip((await fileOf(account, TaskId)).bytes)
  const pages = await renderPdf(files?.get('Floor plans.pdf') ?? new Uint8Array())
  expect(pages).toHaveLength(1)
  // White paper but for the two pins, at a quarter and three quarters of a plan of 4:3.
  const { data, info } = await sharp(pages[0]).raw().toBuffer({ resolveWithObject: true })
  const isPin = (x: number, y: number) => {
    const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
    return (data[at] ?? 255) < 90 && (data[at + 1] ?? 0) > 60
  }
  const [wide, top, high] = [(4 / 3) * (175.9 / 279.4), 28 / 215.9, 175.9 / 215.9]
  const across = (share: number) => (1 - wide) / 2 + share * wide
  const pinRow = top + high / 2 - 2.4 / 215.9
  expect([isPin(across(0.25), pinRow), isPin(across(0.5), pinRow), isPin(across(0.75), pinRow)]).toEqual([true, false, true])
})

test('the order for a customer’s purchase order has a line a material and size, its quantity and its signs [B-CALL-049]', async () => {
  const account = await world.newAccount()
  for (const name of ['Lobby', 'Hall']) await withSigns(account, name)
  await addSignedCode(account, 'Yard')
  const order = { ...placeOf(account), CustomerPO: ' PO-4711/a ', QrType: codeOf('Lobby').Item.QrType }
  const { UploadUrl } = await account.call(MakeCustomerPO, order)
  const { rawPayload, headers } = await world.app.inject(UploadUrl)
  expect(headers['content-disposition']).toContain('PO PO-4711-a.pdf')
  expect(await renderPdf(rawPayload, 72)).toHaveLength(1)
  const sign = {
    Material: 'Acrylic',
    Size: '8 × 10',
    Orientation: 'Portrait',
    Color: 'Blue',
    PrintTemplate: 'Large',
    Headline: '',
  } as const
  const many = Array.from({ length: 10 }, (_, i) => ({ ...sign, QrCodeId: String(i), Quantity: 2 }))
  const vinyl = { ...sign, Material: 'Vinyl', QrCodeId: '0', Quantity: 1 }
  const lines = orderLines([...many, vinyl] as never, new Map(many.map(({ QrCodeId }, i) => [QrCodeId, 100 + i])))
  expect(lines.map(([, quantity, signs]) => [quantity, signs])).toEqual([
    ['20', '100, 101, 102, 103, 104, 105, 106, 107'],
    ['', '108, 109'],
    ['1', '100'],
  ])
  expect((await account.refuse(MakeCustomerPO, { ...order, CustomerPO: ' ' })).fields).toMatchObject([{ Field: 'CustomerPO' }])
  expect((await account.refuse(MakeCustomerPO, { ...order, QrType: 'Nothing' })).status).toBe(404)
})

test('codes for which nothing is chosen are printed by best practice; what nobody can read is left out and told', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  const [good, bad] = [await addSignedCode(account, 'Good'), await addSignedCode(account, 'Bad')]
  await world.services.db.system.query(`update qr_code set style = '{"FillColor":"#FEFEFE"}' where group_id = $1 and id = $2`, [
    group.id,
    bad.QrCodeId,
  ])
  const { TaskId } = await call(MakePrintKit, { GroupId: group.id, QrCodeIds: [good.QrCodeId, bad.QrCodeId], FileFormat: 'svg' })
  const { task, bytes } = await fileOf(account, TaskId)
  expect(task.Message).toContain('Bad')
  const names = [...((await openZip(bytes))?.keys() ?? [])].filter(name => name.startsWith('signs/'))
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(/Good.*\.svg$/)
  expect((await account.refuse(MakePrintKit, { GroupId: group.id })).fields[0]?.Field).toBe('PrintSettingIds')
  const other = await world.newAccount()
  expect(await other.refuse(MakePrintKit, { GroupId: other.group.id, QrCodeIds: [good.QrCodeId] })).toMatchObject({ code: 'sys.obj.nof' })
})

test('labels: as many of each as its quantity, from the label on that is said', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  const { QrCodeId } = await withSigns(account, 'Pump 7')
  const Sheet = 'Avery L7160 (A4, 21)' as const
  const input = { GroupId: group.id, QrCodeIds: [QrCodeId], Sheet, StartAt: 21 }
  const { TaskId } = await call(MakeLabels, input)
  const { task, bytes } = await fileOf(account, TaskId)
  expect(task).toMatchObject({ State: 'Done', FileName: 'labels.pdf' })
  const { Link } = await call(GetQrCode, { gId: group.id, QrCodeId })
  const pages = await renderPdf(bytes)
  expect(await Promise.all(pages.map(codesIn))).toEqual([[Link], [Link]])
  expect((await account.refuse(MakeLabels, { ...input, StartAt: 22 })).fields[0]?.Field).toBe('StartAt')
  await world.services.db.system.query('update print_setting set quantity = 5001 where group_id = $1', [group.id])
  expect((await account.refuse(MakeLabels, input)).fields[0]?.Hint).toContain('5')
  const sheet = await call(GetLabelTest, { gId: group.id, Sheet: input.Sheet, OffsetX: 0.3, OffsetY: 0 })
  expect(Buffer.from(sheet.Base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})

test('staff of the provider see the signs of all accounts, and buildings with their sums [B-CALL-022] [B-ROUTE-010]', async () => {
  const account = await world.newAccount()
  const { QrName } = await withSigns(account, `Global ${account.group.id}`)
  const provider = await world.newAccount({ role: 'AcAdmin', global: true })
  const { PrintSettings } = await provider.call(GetGlobalPrintSetting, { filter: { text: QrName } })
  expect(PrintSettings).toMatchObject([{ QrName, GroupId: account.group.id, Quantity: 2, State: 'To print' }])
  const { Programs } = await provider.call(GetPrintPrograms, { pagination: { page: 0, perPage: 500 } })
  expect(Programs.find(one => one.GroupId === account.group.id)).toMatchObject({ Codes: 1, ToPrint: 1, Printed: 0, OutOfDate: 0 })
  expect(await account.refuse(GetGlobalPrintSetting, {})).toMatchObject({ code: 'usr.aut.npm' })
})
