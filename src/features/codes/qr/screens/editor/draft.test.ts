import { describe, expect, test } from 'vitest'
import { QrStyle } from '../../../picture/model.ts'
import { type Item, mergedDraft, type SaveInput } from './draft.ts'

const item = (FunctionalityType: Item['FunctionalityType'], TemplateFormData: Item['TemplateFormData'], TemplateId = 'one'): Item => ({
  TemplateId,
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
  Items: [item('Wifi', { SSID: 'Guests', Password: 'one' })],
}
const theirs = (...Items: Item[]): SaveInput => ({ ...base, Version: 2, QrName: 'Their sign', Items })

describe('a draft after somebody else has saved', () => {
  test('takes their changes in what was not touched, also within what the code does', () => {
    const mine = { ...base, Location: 'Cafe', Items: [item('Wifi', { SSID: 'Mine', Password: 'one' })] }
    expect(mergedDraft(base, mine, theirs(item('Wifi', { SSID: 'Guests', Password: 'two' })))).toMatchObject({
      Version: 2,
      QrName: 'Their sign',
      Location: 'Cafe',
      Items: [{ TemplateFormData: { SSID: 'Mine', Password: 'two' } }],
    })
  })

  test('never mixes the forms of two types', () => {
    const mine = { ...base, Items: [item('Wifi', { SSID: 'Mine', Password: 'one' })] }
    const other = item('StaticUrl', { Url: 'https://x.example' })
    expect(mergedDraft(base, mine, theirs(other))).toEqual({ ...theirs(other), Items: mine.Items })
    expect(mergedDraft(base, { ...base, Location: 'Cafe' }, theirs(other))).toEqual({ ...theirs(other), Location: 'Cafe' })
  })

  test('keeps the buttons of a hub apart by their ids: my order, their new ones last, what either removed is gone unless I changed it', () => {
    const wifi = (SSID: string, id: string) => item('Wifi', { SSID }, id)
    const hub = { ...base, Items: [wifi('A', 'a'), wifi('B', 'b'), wifi('C', 'c'), wifi('D', 'd')] }
    const mine = { ...hub, Items: [wifi('C', 'c'), wifi('mine', 'a'), wifi('kept', 'd')] }
    const names = (Items: Item[]) => mergedDraft(hub, mine, theirs(...Items)).Items?.map(one => [one.TemplateId, one.TemplateFormData.SSID])
    expect(names([wifi('A', 'a'), wifi('B', 'b'), wifi('their', 'e'), wifi('C', 'c')])).toEqual([
      ['c', 'C'],
      ['a', 'mine'],
      [null, 'kept'],
      ['e', 'their'],
    ])
    expect(names([wifi('A', 'a')])).toEqual([
      ['a', 'mine'],
      [null, 'kept'],
    ])
  })
})
