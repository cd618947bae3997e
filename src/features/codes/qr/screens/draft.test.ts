import { describe, expect, test } from 'vitest'
import { QrStyle } from '../../picture/model.ts'
import { mergedDraft, type SaveInput } from './draft.ts'

const item = (FunctionalityType: SaveInput['Item']['FunctionalityType'], TemplateFormData: SaveInput['Item']['TemplateFormData']) => ({
  Name: { en: 'Item', es: '' },
  Icon: 'wifi',
  FunctionalityType,
  QrType: FunctionalityType,
  TemplateFormData,
})
const base: SaveInput = {
  GroupId: 'g',
  BuildingId: 'b',
  QrCodeId: 'q',
  Version: 1,
  QrName: 'Sign',
  Location: 'Lobby',
  Style: QrStyle.parse({}),
  Item: item('Wifi', { SSID: 'Guests', Password: 'one' }),
}
const theirs = (Item: SaveInput['Item']): SaveInput => ({ ...base, Version: 2, QrName: 'Their sign', Item })

describe('a draft after somebody else has saved', () => {
  test('takes their changes in what was not touched, also within what the code does', () => {
    const mine = { ...base, Location: 'Cafe', Item: item('Wifi', { SSID: 'Mine', Password: 'one' }) }
    expect(mergedDraft(base, mine, theirs(item('Wifi', { SSID: 'Guests', Password: 'two' })))).toMatchObject({
      Version: 2,
      QrName: 'Their sign',
      Location: 'Cafe',
      Item: { TemplateFormData: { SSID: 'Mine', Password: 'two' } },
    })
  })

  test('never mixes the forms of two types', () => {
    const mine = { ...base, Item: item('Wifi', { SSID: 'Mine', Password: 'one' }) }
    const other = item('StaticUrl', { Url: 'https://x.example' })
    expect(mergedDraft(base, mine, theirs(other))).toEqual({ ...theirs(other), Item: mine.Item })
    expect(mergedDraft(base, { ...base, Location: 'Cafe' }, theirs(other))).toEqual({ ...theirs(other), Location: 'Cafe' })
  })
})
