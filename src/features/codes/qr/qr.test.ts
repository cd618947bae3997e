import { describe, expect, test } from 'vitest'
import { signInWith } from '../../../../test/support/readers.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { definitions, type FunctionalityType } from '../functionalities/definitions.ts'
import { networkLabels, networkTypes } from '../functionalities/types/wifi/definition.ts'
import {
  GetQrCode,
  GetQrCodeCounts,
  GetQrCodes,
  GetQrLocations,
  GetTemplateDefault,
  RestoreQrCode,
  RetireQrCode,
  SaveQrCode,
} from './contract.ts'
import { insertQrCode } from './data.ts'

const world = await openWorld()
const { secret } = world.services.config

const item = (type: FunctionalityType, change: Record<string, unknown> = {}) => {
  const { Label, Icon, QrType, sample } = definitions[type]
  return { Name: { en: Label.en, es: Label.es }, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...sample, ...change } }
}
const code = ({ group, building }: Pick<Account, 'group' | 'building'>, change: object = {}): Input<typeof SaveQrCode> => ({
  GroupId: group.id,
  BuildingId: building.id,
  QrName: 'Guest Wi-Fi',
  Location: 'Lobby',
  Floor: '1',
  Item: item('Wifi'),
  ...change,
})
const get = (account: Account, QrCodeId: string) => account.call(GetQrCode, { gId: account.group.id, QrCodeId })

describe('a QR code', () => {
  test('is created with an address, a sign id and its item [B-BEHAV-003] [B-FIELD-001]', async () => {
    const account = await world.newAccount()
    const made = await account.call(SaveQrCode, code(account, { Unit: '4B', InstallationNote: 'Beside the mirror' }))
    expect(made.Address).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    const second = await account.call(SaveQrCode, code(account))
    expect(second.SignId).toBe(made.SignId + 1)
    const read = await get(account, made.QrCodeId)
    expect(read).toMatchObject({
      QrName: 'Guest Wi-Fi',
      Placement: 'QrCode',
      Location: 'Lobby',
      Unit: '4B',
      EntityType: 'Lobby',
      Version: 1,
    })
    expect(read.Link).toBe(`HTTP://LOCALHOST:3000/Q/${made.Address}`)
    expect(read.Items).toMatchObject([
      {
        FunctionalityType: 'Wifi',
        QrType: 'Wifi',
        Icon: 'wifi',
        CanSave: true,
        TemplateFormData: { SSID: 'AnchorEast-Guest', CanSave: true },
      },
    ])
    const address = await world.services.db.system.query('select * from code_address where address = $1', [made.Address])
    expect(address.rows).toMatchObject([{ group_id: account.group.id, qr_code_id: made.QrCodeId }])
  })

  test('numbers its signs by account', async () => {
    const [one, other] = [await world.newAccount(), await world.newAccount()]
    const signs = [await one.call(SaveQrCode, code(one)), await other.call(SaveQrCode, code(other))].map(made => made.SignId)
    expect(signs[0]).toBe(signs[1])
  })

  test('is saved over the version that was read; an older one is a conflict', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const made = await account.call(SaveQrCode, code(account))
    const elsewhere = account.buildings[1]?.id
    const change = { QrCodeId: made.QrCodeId, BuildingId: elsewhere, QrName: 'Handbook', Item: item('StaticUrl') }
    expect((await account.refuse(SaveQrCode, code(account, change))).fields).toEqual([{ Field: 'Version', Message: 'Required' }])
    const saved = await account.call(SaveQrCode, code(account, { ...change, Version: 1 }))
    expect(saved).toMatchObject({ SignId: made.SignId, Address: made.Address, Version: 2 })
    expect(await account.refuse(SaveQrCode, code(account, { ...change, Version: 1 }))).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
    const read = await get(account, made.QrCodeId)
    expect(read).toMatchObject({ BuildingId: elsewhere, QrName: 'Handbook', QrType: 'StaticUrl' })
    expect(read.Items).toHaveLength(1)
  })

  test('is refused while its item cannot be saved, with the field [B-RULE-016] [B-RULE-028] [B-RULE-029]', async () => {
    const account = await world.newAccount()
    const fields = async (change: object) => (await account.refuse(SaveQrCode, code(account, change))).fields
    expect(await fields({ QrName: ' ', Location: '' })).toEqual([
      { Field: 'QrName', Message: 'Required' },
      { Field: 'Location', Message: 'Required' },
    ])
    expect(await fields({ Item: item('Wifi', { SSID: '', Password: '' }) })).toEqual([
      { Field: 'Item.TemplateFormData.SSID', Message: 'Required' },
      { Field: 'Item.TemplateFormData.Password', Message: 'Required' },
    ])
    expect(await fields({ Item: item('Wifi', { AlternateEnable: true }) })).toEqual([
      { Field: 'Item.TemplateFormData.ExternalUrl', Message: 'Required' },
    ])
    expect(await fields({ Item: { ...item('StaticUrl', { Url: 'javascript:alert(1)' }), Name: { en: '' } } })).toEqual([
      { Field: 'Item.Name.en', Message: 'Required' },
      { Field: 'Item.TemplateFormData.Url', Message: 'Format error', Hint: expect.any(String) },
    ])
    expect(await fields({ Item: { ...item('Wifi'), FunctionalityType: 'Nothing' } })).toEqual([
      { Field: 'Item.FunctionalityType', Message: 'Format error', Hint: expect.any(String) },
    ])
    expect(await fields({ Item: item('Feedback', { Questions: definitions.Feedback.initial.Questions }) })).toEqual([
      { Field: 'Item.TemplateFormData.Questions.0.QuestionText.en', Message: 'Required' },
    ])
    expect(await fields({ Style: { FillColor: '#ffff00', BackgroundColor: '#ffffff' } })).toMatchObject([{ Field: 'Style.FillColor' }])
  })

  test('of a network is WPA, WPA2 or unsecured, which is stored as nopass; another type is refused [B-CONST-035]', async () => {
    const account = await world.newAccount()
    const choices = networkTypes.map(NetworkType => ({ NetworkType, shown: networkLabels[NetworkType] }))
    expect(choices.map(one => one.shown)).toEqual(['WPA', 'WPA2', 'Unsecured'])
    for (const { NetworkType, shown } of choices) {
      const Password = shown === 'Unsecured' ? '' : 'harbour-guests'
      const { QrCodeId } = await account.call(SaveQrCode, code(account, { Item: item('Wifi', { NetworkType, Password }) }))
      expect((await get(account, QrCodeId)).Items[0]?.TemplateFormData.NetworkType).toBe(shown === 'Unsecured' ? 'nopass' : shown)
    }
    for (const NetworkType of ['WEP', 'WPA3', 'Unsecured']) {
      const refused = await account.refuse(SaveQrCode, code(account, { Item: item('Wifi', { NetworkType }) }))
      expect(refused.fields).toEqual([
        { Field: 'Item.TemplateFormData.NetworkType', Message: 'Format error', Hint: 'Choose one of: WPA, WPA2, nopass.' },
      ])
    }
  })

  test('takes its entity type from its form, else from where it hangs', async () => {
    const account = await world.newAccount()
    const about = await account.call(SaveQrCode, code(account, { Item: item('Feedback', { EntityType: 'Cafe' }), Location: 'Lobby' }))
    const hung = await account.call(SaveQrCode, code(account, { Location: 'Mail Room' }))
    const free = await account.call(SaveQrCode, code(account, { Location: 'Under the stairs' }))
    const types = [about, hung, free].map(async made => (await get(account, made.QrCodeId)).EntityType)
    expect(await Promise.all(types)).toEqual(['Cafe', 'MailRoom', 'Building'])
  })

  test('is retired and put back', async () => {
    const account = await world.newAccount()
    const { QrCodeId } = await account.call(SaveQrCode, code(account))
    const GroupId = account.group.id
    await account.call(RetireQrCode, { GroupId, QrCodeId })
    const listed = async (Retired?: boolean) =>
      (await account.call(GetQrCodes, { filter: { gId: GroupId, ...(Retired && { Retired }) } })).Total
    const counts = () => account.call(GetQrCodeCounts, { gId: GroupId })
    expect([await listed(), await listed(true)]).toEqual([0, 1])
    expect(await counts()).toEqual({ Total: 0, Retired: 1, Types: [] })
    await account.call(RestoreQrCode, { GroupId, QrCodeId })
    expect([await listed(), await listed(true)]).toEqual([1, 0])
    expect(await counts()).toEqual({ Total: 1, Retired: 0, Types: [{ QrType: 'Wifi', Count: 1 }] })
  })
})

describe('the password of a network', () => {
  test('is sealed at rest, shown to those who may edit, and in no audit', async () => {
    const account = await world.newAccount()
    const { QrCodeId } = await account.call(SaveQrCode, code(account))
    await account.call(SaveQrCode, code(account, { QrCodeId, Version: 1 }))
    const { rows } = await world.services.db.system.query('select template_form_data from qr_item where qr_code_id = $1', [QrCodeId])
    expect(rows[0].template_form_data.Password).toMatch(/^sealed\.1\./)
    const audit = await world.services.db.system.query('select * from audit where object_id = $1', [QrCodeId])
    expect(audit.rows.length).toBe(2)
    expect(JSON.stringify(audit.rows)).not.toMatch(/seaport|sealed/)
    const [own] = (await get(account, QrCodeId)).Items
    expect(own?.TemplateFormData.Password).toBe('seaport.welcome26')
    const reader = await signInWith(world, account, ['ManagePropertyInfo']) // reads the library, without ManageLibraries
    const [theirs] = (await reader.call(GetQrCode, { gId: account.group.id, QrCodeId })).Items
    expect(theirs?.TemplateFormData).toMatchObject({ SSID: 'AnchorEast-Guest', Password: '' })
  })
})

describe('the list', () => {
  const filled = async () => {
    const account = await world.newAccount({ buildings: 2 })
    const made = async (change: object) => account.call(SaveQrCode, code(account, change))
    const wifi = await made({ QrName: 'Guest 100%', Floor: '2' })
    const ask = await made({
      QrName: 'Cafe',
      Item: item('Feedback', { EntityType: 'Cafe' }),
      Location: 'Cafe',
      BuildingId: account.buildings[1]?.id,
    })
    const link = await made({ QrName: 'Áccess', Item: item('StaticUrl') })
    const listed = async (filter: object = {}, rest: object = {}) =>
      (await account.call(GetQrCodes, { filter: { gId: account.group.id, ...filter }, ...rest })).QrCodes
    return {
      account,
      wifi,
      ask,
      link,
      listed,
      names: async (filter?: object, rest?: object) => (await listed(filter, rest)).map(row => row.Name),
    }
  }

  test('shows 25 codes by the date of their last change, the oldest first [B-CONST-022] [B-CONST-023]', async () => {
    const { account, wifi, names } = await filled()
    expect(GetQrCodes.perPage).toBe(25)
    expect(await names()).toEqual(['Guest 100%', 'Cafe', 'Áccess'])
    await account.call(SaveQrCode, code(account, { QrCodeId: wifi.QrCodeId, Version: 1, QrName: 'Guest' }))
    expect(await names()).toEqual(['Cafe', 'Áccess', 'Guest'])
    expect(await names({}, { sort: { field: 'Name', order: 'ASC' } })).toEqual(['Áccess', 'Cafe', 'Guest'])
    expect(await names({}, { sort: { field: 'SignId', order: 'DESC' }, range: [1, 1] })).toEqual(['Cafe'])
  })

  test('finds the codes of a building that have one name, whatever its case; two may have it', async () => {
    const { account, wifi, names, listed } = await filled()
    const again = await account.call(SaveQrCode, code(account, { QrName: 'guest 100%', Location: 'Elevator' }))
    expect(again.SignId).not.toBe(wifi.SignId)
    const here = { bId: account.building.id }
    expect(await names({ ...here, Name: ' GUEST 100% ' })).toEqual(['Guest 100%', 'guest 100%'])
    expect((await listed({ ...here, Name: 'Guest' })).length).toBe(0)
    expect((await listed({ bId: account.buildings[1]?.id, Name: 'Guest 100%' })).length).toBe(0)
  })

  test('gives the fields of a QR code [B-CALL-017] [B-FIELD-017] [B-BEHAV-016]', async () => {
    const { account, ask, listed } = await filled()
    const day = `insert into scan_day (group_id, building_id, qr_code_id, day, scans)
      select $1, id, $3, (now() at time zone time_zone)::date - $4::int, $5 from building where group_id = $1 and id = $2`
    for (const [ago, scans] of [
      [0, 3],
      [29, 4],
      [30, 100],
    ] as const)
      await world.services.db.system.query(day, [account.group.id, account.buildings[1]?.id, ask.QrCodeId, ago, scans])
    const [row] = await listed({ QrType: 'Feedback' })
    expect(row).toMatchObject({
      id: ask.QrCodeId,
      QrCodeId: ask.QrCodeId,
      Name: 'Cafe',
      SignId: ask.SignId,
      Type: 'QrCode',
      Location: 'Cafe',
      EntityType: 'Cafe',
      QrType: 'Feedback',
      FunctionalityType: 'Feedback',
      BuildingName: { en: 'Building 2' },
      Address: ask.Address,
      ImageUrl: `/qr/${ask.Address}.svg?v=1`,
      Scans30: 7,
      Retired: false,
    })
  })

  test('is filtered by building, QR type, entity type and text [B-RULE-008]', async () => {
    const { account, link, names } = await filled()
    expect(await names({ bId: account.buildings[1]?.id })).toEqual(['Cafe'])
    expect(await names({ QrType: 'Wifi' })).toEqual(['Guest 100%'])
    expect(await names({ EntityType: 'Lobby' })).toEqual(['Guest 100%', 'Áccess'])
    expect(await names({ text: '100%' })).toEqual(['Guest 100%'])
    expect(await names({ text: '%' })).toEqual(['Guest 100%'])
    expect(await names({ text: String(link.SignId) })).toEqual(['Áccess'])
  })

  test('shows a member the buildings that they may see only', async () => {
    const { account } = await filled()
    const limited = await account.signInAs('Marketing', [account.buildings[1]?.id ?? ''])
    const { QrCodes, Total } = await limited.call(GetQrCodes, { filter: { gId: account.group.id } })
    expect([QrCodes.map(row => row.Name), Total]).toEqual([['Cafe'], 1])
    const none = await account.signInAs('Marketing', [])
    expect((await none.call(GetQrCodes, { filter: { gId: account.group.id } })).Total).toBe(0)
  })
})

describe('who may', () => {
  test('only ManageLibraries writes; whoever sees the library reads, nobody else does [B-BEHAV-004] [B-BEHAV-080]', async () => {
    const account = await world.newAccount()
    const { QrCodeId } = await account.call(SaveQrCode, code(account))
    const reader = await signInWith(world, account, ['ManagePropertyInfo'])
    const GroupId = account.group.id
    for (const refused of [
      reader.refuse(SaveQrCode, code(account)),
      reader.refuse(RetireQrCode, { GroupId, QrCodeId }),
      reader.refuse(RestoreQrCode, { GroupId, QrCodeId }),
    ])
      expect(await refused).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    expect((await reader.call(GetQrCodes, { filter: { gId: GroupId } })).Total).toBe(1)
    expect((await reader.call(GetQrCode, { gId: GroupId, QrCodeId })).QrName).toBe('Guest Wi-Fi')
    const employee = await account.signInAs('Employee')
    expect(await employee.refuse(GetQrCodes, { filter: { gId: GroupId } })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    expect(await employee.refuse(GetQrCode, { gId: GroupId, QrCodeId })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  })

  test("codes and buildings of others do not exist, nor a building's codes for those who may not see it", async () => {
    const [own, other] = [await world.newAccount({ buildings: 2 }), await world.newAccount()]
    const { QrCodeId } = await own.call(SaveQrCode, code(own))
    const theirs = code(other, { QrCodeId, Version: 1 })
    for (const refused of [
      other.refuse(GetQrCode, { gId: other.group.id, QrCodeId }),
      other.refuse(GetQrCode, { gId: own.group.id, QrCodeId }),
      other.refuse(SaveQrCode, theirs),
      other.refuse(SaveQrCode, code({ group: other.group, building: own.building })),
      other.refuse(RetireQrCode, { GroupId: other.group.id, QrCodeId }),
      other.refuse(GetQrCodes, { filter: { gId: own.group.id } }),
      other.refuse(GetQrCodes, { filter: { gId: other.group.id, bId: own.building.id } }),
    ])
      expect(await refused).toMatchObject({ status: 404, code: 'sys.obj.nof' })
    const limited = await own.signInAs('Manager', [own.buildings[1]?.id ?? ''])
    expect(await limited.refuse(GetQrCode, { gId: own.group.id, QrCodeId })).toMatchObject({ status: 404 })
    expect(
      await limited.refuse(SaveQrCode, code({ group: own.group, building: { id: own.buildings[1]?.id ?? '' } }, { QrCodeId, Version: 1 })),
    ).toMatchObject({ status: 404 })
    expect((await get(own, QrCodeId)).Version).toBe(1)
  })
})

describe('template defaults and locations', () => {
  test('come by QR type, and for Feedback by location [B-CALL-016]', async () => {
    const account = await world.newAccount()
    const { group } = account
    const { Template } = await account.call(GetTemplateDefault, { gId: group.id, qrType: 'Feedback', location: 'Restroom' })
    expect(Template).toMatchObject({
      TemplateId: null,
      FunctionalityType: 'Feedback',
      CanSave: true,
      TemplateFormData: { EntityType: 'Restroom', Questions: [{ QuestionText: { en: 'How satisfied are you with the restroom?' } }, {}] },
    })
    expect((await account.call(GetTemplateDefault, { gId: group.id, qrType: 'Wifi' })).Template).toMatchObject({
      CanSave: false,
      Icon: 'wifi',
    })
    expect(await account.refuse(GetTemplateDefault, { gId: group.id, qrType: 'Nothing' })).toMatchObject({ fields: [{ Field: 'qrType' }] })
  })

  test('are listed with name and label [B-CALL-037]', async () => {
    const account = await world.newAccount()
    const { Locations } = await account.call(GetQrLocations, {})
    expect(Locations).toContainEqual({
      Name: 'Conference Room',
      DisplayText: { en: 'Conference Room', es: 'Sala de reuniones', fr: 'Salle de réunion' },
      EntityType: 'ConferenceRoom',
    })
  })
})

test('a code with a sign id of its own leaves the next ones free (demo, import)', async () => {
  const account = await world.newAccount()
  await world.services.db.asSystem('test', tx =>
    insertQrCode(tx, secret, {
      GroupId: account.group.id,
      BuildingId: account.building.id,
      QrName: 'Old sign',
      Location: 'Lobby',
      Item: item('StaticUrl'),
      SignId: 20_107,
      CreatedDate: new Date('2024-02-01'),
    }),
  )
  expect((await account.call(SaveQrCode, code(account))).SignId).toBe(20_108)
})
