import { describe, expect, test } from 'vitest'
import { signInWith } from '../../../../test/support/readers.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { definitions } from '../functionalities/definitions.ts'
import { GetQrCode, SaveAEDSettings, SaveFireExtinguisherSettings, SaveQrCode } from './contract.ts'
import type { SettingsType } from './rules.ts'

const world = await openWorld()
const standing = {
  AEDInspection: definitions.AEDInspection.sample,
  FireExtinguisherInspection: definitions.FireExtinguisherInspection.sample,
}

const make = async (account: Account, type: SettingsType, SerialNo: string, place = 0) => {
  const { Label, Icon, QrType } = definitions[type]
  const TemplateFormData = { ...standing[type], SerialNo }
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: type, QrType, TemplateFormData }
  const BuildingId = account.buildings[place]?.id ?? ''
  const { QrCodeId } = await account.call(SaveQrCode, {
    GroupId: account.group.id,
    BuildingId,
    QrName: SerialNo,
    Location: 'Lobby',
    Item,
  })
  return QrCodeId
}
const read = async (account: Account, QrCodeId: string) => {
  const { Version, Items } = await account.call(GetQrCode, { gId: account.group.id, QrCodeId })
  const { SerialNo, Fields } = Items[0]?.TemplateFormData ?? {}
  return { Version, SerialNo, first: (Fields as { FieldText: { en: string } }[])[0]?.FieldText.en, Fields }
}
/** The fields of a type with another first question. */
const reworded = (type: SettingsType, en: string) => {
  const [first, ...rest] = standing[type].Fields
  if (!first) throw new Error('a template has fields')
  return [{ ...first, FieldText: { ...first.FieldText, en } }, ...rest]
}
const at = (account: Account, QrCodeId: string, place = 0) => ({
  GroupId: account.group.id,
  BuildingId: account.buildings[place]?.id ?? '',
  QrCodeId,
})

describe('the fields of AED codes', () => {
  test('become those of one for all of the account, each as a version with its history; what else a form holds stays [B-CALL-013]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const edited = await make(account, 'AEDInspection', 'A-1')
    const others = [await make(account, 'AEDInspection', 'A-2'), await make(account, 'AEDInspection', 'A-3', 1)]
    const extinguisher = await make(account, 'FireExtinguisherInspection', 'E-1')
    const Fields = reworded('AEDInspection', 'Is the light green?')
    expect(await account.call(SaveAEDSettings, { ...at(account, edited), Fields })).toEqual({ acId: edited })
    for (const [i, id] of others.entries())
      expect(await read(account, id)).toEqual({ Version: 2, SerialNo: `A-${i + 2}`, first: 'Is the light green?', Fields })
    expect(await read(account, edited)).toMatchObject({ Version: 1, first: standing.AEDInspection.Fields[0]?.FieldText.en })
    expect(await read(account, extinguisher)).toMatchObject({ Version: 1 })
    const audit = await world.services.db.system.query(
      `select object_id, before, after from audit where call = 'QrCode/SaveAEDSettings' and group_id = $1 order by at`,
      [account.group.id],
    )
    expect(audit.rows).toHaveLength(3)
    expect(new Set(audit.rows.map(({ object_id }) => object_id))).toEqual(new Set([edited, ...others]))
    const [row] = audit.rows.filter(({ object_id }) => object_id === others[0])
    expect(row.before.Item.TemplateFormData.Fields[0].FieldText.en).toBe(standing.AEDInspection.Fields[0]?.FieldText.en)
    expect(row.after.Item.TemplateFormData.Fields[0].FieldText.en).toBe('Is the light green?')
  })

  test('that are the same already are no new version', async () => {
    const account = await world.newAccount()
    const [edited, other] = [await make(account, 'AEDInspection', 'A-1'), await make(account, 'AEDInspection', 'A-2')]
    const input = { ...at(account, edited), Fields: reworded('AEDInspection', 'Is the light green?') }
    for (let i = 0; i < 2; i++) await account.call(SaveAEDSettings, input)
    expect((await read(account, other)).Version).toBe(2)
  })

  test('stay where the caller does not see the building, and in other accounts', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const stranger = await world.newAccount()
    const [edited, near, far] = [
      await make(account, 'AEDInspection', 'A-1'),
      await make(account, 'AEDInspection', 'A-2'),
      await make(account, 'AEDInspection', 'A-3', 1),
    ]
    const foreign = await make(stranger, 'AEDInspection', 'B-1')
    const local = await account.signInAs('GM', [account.building.id])
    const Fields = reworded('AEDInspection', 'Is the light green?')
    await local.call(SaveAEDSettings, { ...at(account, edited), Fields })
    const versions = [await read(account, near), await read(account, far), await read(stranger, foreign)].map(({ Version }) => Version)
    expect(versions).toEqual([2, 1, 1])
    expect((await stranger.refuse(SaveAEDSettings, { ...at(stranger, edited), Fields })).status).toBe(404)
    const reader = await signInWith(world, account, ['ManagePropertyInfo'])
    expect((await reader.refuse(SaveAEDSettings, { ...at(account, edited), Fields })).status).toBe(403)
  })
})

describe('the fields of extinguisher codes', () => {
  test('become those of one for all of the building [B-CALL-014]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const [edited, near, far] = [
      await make(account, 'FireExtinguisherInspection', 'E-1'),
      await make(account, 'FireExtinguisherInspection', 'E-2'),
      await make(account, 'FireExtinguisherInspection', 'E-3', 1),
    ]
    const Fields = reworded('FireExtinguisherInspection', 'Is it where it belongs?')
    expect(await account.call(SaveFireExtinguisherSettings, { ...at(account, edited), Fields })).toEqual({ acId: edited })
    expect(await read(account, near)).toMatchObject({ Version: 2, SerialNo: 'E-2', first: 'Is it where it belongs?' })
    expect(await read(account, far)).toMatchObject({ Version: 1 })
  })

  test('are refused where no code could be saved with them', async () => {
    const account = await world.newAccount()
    const edited = await make(account, 'FireExtinguisherInspection', 'E-1')
    const { Fields } = standing.FireExtinguisherInspection
    const problems = async (given: unknown) =>
      (await account.refuse(SaveFireExtinguisherSettings, { ...at(account, edited), Fields: given })).fields.map(({ Field }) => Field)
    expect(await problems(reworded('FireExtinguisherInspection', ' '))).toEqual(['Fields.0.FieldText.en'])
    expect(await problems(Fields.slice(1))).toEqual(['Fields'])
    expect(await problems([])).not.toEqual([])
    expect(await problems([{ Code: 7 }])).not.toEqual([])
  })
})
