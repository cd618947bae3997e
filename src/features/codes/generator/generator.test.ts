import { describe, expect, test } from 'vitest'
import { countStatements } from '../../../../test/support/countStatements.ts'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { choiceHint, hints, misfit } from '../../../core/hints.ts'
import { GetPrintSettings } from '../../signs/printing/contract.ts'
import { RetireSignTemplate } from '../../signs/templates/contract.ts'
import { addTemplate } from '../../signs/templates/testing.ts'
import { GetQrCode, GetQrCodes } from '../qr/contract.ts'
import { GetPrintTemplates, SaveQrBuilders } from './contract.ts'

const world = await openWorld()

type Builder = Input<typeof SaveQrBuilders>['QrBuilders'][number]
const lift = (change: Builder = {}): Builder => ({ QrName: 'Lift 1', Floor: '2', Type: 'Elevator', QrType: 'Maintenance', ...change })
const sent = ({ group, building }: Pick<Account, 'group' | 'building'>, QrBuilders: Builder[]) => ({
  GroupId: group.id,
  BuildingId: building.id,
  QrBuilders,
})
const codesOf = async ({ call, group }: Account) =>
  call(GetQrCodes, { filter: { gId: group.id }, pagination: { page: 0, perPage: 1000 }, sort: { field: 'SignId', order: 'ASC' } })
const printed = async ({ group }: Account) =>
  (await world.services.db.system.query('select * from print_setting where group_id = $1', [group.id])).rows

describe('saving a table', () => {
  test('makes a code a row with a name, by the template default of its type and location [B-CALL-039, B-RULE-074]', async () => {
    const account = await world.newAccount()
    const rows = [
      lift({ NameEn: 'Beside the door', Unit: '4B', Quantity: '3', Size: '8 × 10' }),
      lift({ QrName: '', Floor: '' }),
      lift({ QrName: ' Hall ', Type: 'Lobby', QrType: 'Feedback', PrintTemplate: 'Large', Quantity: '' }),
      lift({ QrName: 'Residents', Type: 'Lobby', QrType: 'ResidentHub' }),
    ]
    const made = await account.call(SaveQrBuilders, sent(account, rows))
    expect(made.Total).toBe(3)
    expect(made.QrCodes.map(one => one.QrName)).toEqual(['Lift 1', 'Hall', 'Residents'])
    const { QrCodes } = await codesOf(account)
    expect(QrCodes.map(({ QrCodeId, SignId }) => [QrCodeId, SignId])).toEqual(
      made.QrCodes.map(({ QrCodeId, SignId }) => [QrCodeId, SignId]),
    )
    expect(new Set(QrCodes.map(one => one.Address)).size).toBe(3)
    const [first, hall, hub] = await Promise.all(
      made.QrCodes.map(({ QrCodeId }) => account.call(GetQrCode, { gId: account.group.id, QrCodeId })),
    )
    expect(first).toMatchObject({
      Location: 'Elevator',
      Floor: '2',
      Unit: '4B',
      InstallationNote: 'Beside the door',
      EntityType: 'Elevator',
    })
    expect(first?.Items).toMatchObject([{ FunctionalityType: 'Maintenance', CanSave: true }])
    expect(hall?.Items[0]?.TemplateFormData.EntityType).toBe('Lobby')
    expect(hub).toMatchObject({ Placement: 'QrHub', QrType: 'ResidentHub' })
    expect(hub?.Items.map(one => one.FunctionalityType)).toEqual(['Maintenance', 'CustomFeedback', 'Renewal', 'MoveIn', 'ResidentCheckOut'])
    const print = new Map((await printed(account)).map(one => [one.qr_code_id, one]))
    expect(print.get(made.QrCodes[0]?.QrCodeId)).toMatchObject({ quantity: 3, size: '8 × 10', material: '3mm Sintra', file_format: 'eps' })
    expect(print.get(made.QrCodes[1]?.QrCodeId)).toMatchObject({ quantity: 1, print_template: 'Large', state: 'To print' })
  })

  test('a row names a template of the account, by which its sign is printed; another name and another orientation are refused at the cell', async () => {
    const account = await world.newAccount()
    const { acId: TemplateId, Version } = await addTemplate(account, 'Café wall')
    const portrait = lift({ PrintTemplate: 'CAFÉ WALL', Orientation: 'Portrait' })
    const refused = (row: Builder) => account.refuse(SaveQrBuilders, sent(account, [lift(), row]))
    expect((await refused({ ...portrait, PrintTemplate: 'Gilded' })).fields).toEqual([misfit('QrBuilders.1.PrintTemplate', hints.choice)])
    expect((await refused({ ...portrait, Orientation: 'Landscape' })).fields).toEqual([
      misfit('QrBuilders.1.Orientation', choiceHint(['Portrait'])),
    ])
    expect(await printed(account)).toEqual([])
    await account.call(SaveQrBuilders, sent(account, [portrait]))
    expect(await printed(account)).toMatchObject([{ print_template: TemplateId, orientation: 'Portrait' }])
    const { PrintSettings } = await account.call(GetPrintSettings, {
      filter: { gId: account.group.id },
      pagination: { page: 0, perPage: 25 },
    })
    expect(PrintSettings).toMatchObject([{ QrName: 'Lift 1', PrintTemplate: 'Café wall' }])
    await account.call(RetireSignTemplate, { GroupId: account.group.id, TemplateId, Version, Retired: true })
    expect((await refused(portrait)).status).toBe(400)
    expect((await account.call(GetPrintTemplates, { gId: account.group.id })).Templates).toEqual([])
  })

  test('each code has its history', async () => {
    const account = await world.newAccount()
    const { QrCodes } = await account.call(SaveQrBuilders, sent(account, [lift(), lift({ QrName: 'Lift 2' })]))
    const { rows: told } = await world.services.db.system.query<{ ObjectId: string; After: object }>(
      `select object_id as "ObjectId", after as "After" from audit where group_id = $1 and call = $2 and object = 'qr_code' order by after->>'SignId'`,
      [account.group.id, SaveQrBuilders.path],
    )
    expect(told.map(row => row.After)).toMatchObject([{ QrName: 'Lift 1', Location: 'Elevator', Floor: '2' }, { QrName: 'Lift 2' }])
    expect(new Set(told.map(row => row.ObjectId))).toEqual(new Set(QrCodes.map(one => one.QrCodeId)))
  })

  test('makes all or none: what is wrong is told by row and field, in the words of the form [B-RULE-075, B-RULE-076]', async () => {
    const account = await world.newAccount()
    const rows = [lift(), lift({ Floor: ' ', QrType: '' }), lift({ QrName: '', Quantity: 'many' }), lift({ Quantity: 'three' })]
    const refused = await account.refuse(SaveQrBuilders, sent(account, rows))
    expect(refused).toMatchObject({ status: 400, code: 'req.val.inv', message: 'Floor, QR type are Required' })
    expect(refused.fields.map(({ Field, Message }) => [Field, Message])).toEqual([
      ['QrBuilders.1.Floor', 'Floor, QR type are Required'],
      ['QrBuilders.1.QrType', 'Floor, QR type are Required'],
      ['QrBuilders.3.Quantity', 'Format error'],
    ])
    expect((await codesOf(account)).Total).toBe(0)
    expect(await printed(account)).toEqual([])
  })

  test('refuses a table without a name, one with too many rows, and cells of another kind', async () => {
    const account = await world.newAccount()
    expect(await account.refuse(SaveQrBuilders, sent(account, [lift({ QrName: '  ' })]))).toMatchObject({
      status: 400,
      message: 'QR name, Floor, Location, QR type are Required',
    })
    const many = Array.from({ length: 501 }, () => lift())
    expect((await account.refuse(SaveQrBuilders, sent(account, many))).fields).toMatchObject([{ Field: 'QrBuilders' }])
    for (const wrong of [null, 'x', [{ QrName: 5 }], [{ Nonsense: 'x' }], [null]]) {
      const input = { ...sent(account, []), QrBuilders: wrong } as never // what a raw client may send
      expect(await account.refuse(SaveQrBuilders, input)).toMatchObject({ status: 400, code: 'req.val.inv' })
    }
    expect((await codesOf(account)).Total).toBe(0)
  })

  test('is for those who may manage libraries, in their own buildings', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    expect((await account.refuse(SaveQrBuilders, sent(other, [lift()]))).status).toBeGreaterThanOrEqual(403)
    expect((await account.refuse(SaveQrBuilders, sent({ ...account, building: other.building }, [lift()]))).status).toBe(404)
    const visitor = await world.newAccount({ role: 'Employee' })
    expect(await visitor.refuse(SaveQrBuilders, sent(visitor, [lift()]))).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    expect((await codesOf(other)).Total).toBe(0)
  })

  test('asks the database as often for 500 rows as for two', async () => {
    const account = await world.newAccount()
    const statementsOf = async (count: number) => {
      const rows = Array.from({ length: count }, (_, i) => lift({ QrName: `Sign ${i}`, QrType: i % 5 === 0 ? 'TenantHub' : 'Maintenance' }))
      return countStatements(SaveQrBuilders, async () => {
        const reply = await send(world.app, SaveQrBuilders, sent(account, rows), account.token)
        expect(reply.status, reply.body.slice(0, 300)).toBe(200)
      })
    }
    const few = await statementsOf(2)
    const many = await statementsOf(500)
    expect(many).toBeLessThanOrEqual(few + 10)
    const { Total, QrCodes } = await codesOf(account)
    expect(Total).toBe(502)
    expect(new Set(QrCodes.map(one => one.SignId)).size).toBe(QrCodes.length)
  })

  test('a repeated request under its key makes the codes once', async () => {
    const account = await world.newAccount()
    const headers = { 'idempotency-key': 'a table of two signs' }
    const input = sent(account, [lift(), lift({ QrName: 'Lift 2' })])
    const replies = await Promise.all([1, 2, 3].map(() => send(world.app, SaveQrBuilders, input, account.token, headers)))
    expect(new Set(replies.map(one => one.body)).size).toBe(1)
    expect((await codesOf(account)).Total).toBe(2)
  })
})

test('print templates come by QR type; of Feedback with a location only [B-RULE-020]', async () => {
  const { call, refuse, group } = await world.newAccount()
  const { Templates } = await call(GetPrintTemplates, { gId: group.id, qrType: 'Maintenance' })
  expect(Templates[0]).toEqual({ Code: 'Standard', FileName: 'Standard.pdf' })
  expect((await refuse(GetPrintTemplates, { gId: group.id, qrType: 'Feedback' })).fields).toMatchObject([{ Field: 'location' }])
  const placed = await call(GetPrintTemplates, { gId: group.id, qrType: 'Feedback', location: 'Lobby' })
  expect(placed.Templates.map(one => one.Code)).toContain('Standard')
  expect((await refuse(GetPrintTemplates, { gId: group.id, qrType: 'Nonsense' })).status).toBe(400)
})
