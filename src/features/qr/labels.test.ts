import { expect, test } from 'vitest'
import { withCanSave } from './rules.ts'
import { itemProblems } from './rules.ts'
import { definitions } from './functionalities/definitions.ts'

test('labels of a template are edited in en and es, and in no other language [B-CONST-002]', () => {
  const { sample, Icon, QrType, type } = definitions.StaticUrl
  const item = (Name: object) => ({ Name, Icon, QrType, FunctionalityType: type, TemplateFormData: withCanSave(Object(sample), true) })
  expect(itemProblems(item({ en: 'Menu', es: 'Carta' }) as never)).toEqual([])
})
