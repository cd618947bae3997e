import { expect, test } from 'vitest'
import { definitions } from '../functionalities/definitions.ts'
import { Item } from './model.ts'

test('labels of a template stand in en and es, and in no other language [B-CONST-002]', () => {
  const { sample, Icon, QrType, type } = definitions.StaticUrl
  const named = (Name: object) =>
    Item.safeParse({ Name, Icon, QrType, FunctionalityType: type, TemplateFormData: { ...Object(sample) } }).success
  expect(named({ en: 'Menu', es: 'Carta' })).toBe(true)
  expect(named({ en: 'Menu' })).toBe(true)
  expect(named({ en: 'Menu', fr: 'Carte' })).toBe(false)
  expect(named({ es: 'Carta' })).toBe(false)
})
