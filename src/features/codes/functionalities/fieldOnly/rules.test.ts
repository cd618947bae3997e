import { describe, expect, test } from 'vitest'
import { fieldOnlyTypes } from '../fieldOnlyTypes.ts'
import type { FieldOnlyForm } from './definition.ts'
import { readField, TemplateField, writeField } from './wire.ts'

const choice = (en: string, Value = en) => ({ Label: Value, Text: { en }, Value })
const field = (more: Partial<TemplateField> = {}): TemplateField => ({
  Code: 'Q001',
  FieldStyle: 'Text',
  FieldText: { en: 'Name' },
  ...more,
})

describe.each(Object.values(fieldOnlyTypes))('the form of $type', ({ problems, template }) => {
  const found = (...Fields: FieldOnlyForm['Fields']) => problems({ Fields }).map(one => `${one.Field}: ${one.Message}`)

  test.each<[string, TemplateField[], string[]]>([
    ['each label in English', [field({ FieldText: { en: ' ', es: 'Nombre' } })], ['Fields.0.FieldText.en: Required']],
    [
      'each choice in English',
      [field({ FieldStyle: 'SingleChoice', Choices: [choice('Good'), { ...choice('Bad'), Text: { en: '', es: 'Malo' } }] })],
      ['Fields.0.Choices.1.Text.en: Required'],
    ],
    ['a choice at all', [field({ FieldStyle: 'CheckBox' })], ['Fields.0.Choices: Give at least two options.']],
    ['each code once', [field(), field()], ['Fields: Every question and every field needs a code of its own.']],
    ['something to answer', [], ['Fields: Required']],
    ['no more', [field(), field({ Code: 'Q002', FieldStyle: 'Date' })], []],
  ])('needs %s [B-RULE-037] [B-RULE-038]', (_what, fields, expected) => expect(found(...fields)).toEqual(expected))

  test('begins with a template that can be saved', () => {
    if (!template) throw new Error('no template')
    expect(problems(template)).toEqual([])
  })
})

describe('a field of TemplateFormData', () => {
  test.each<TemplateField>([
    field(),
    field({ FieldStyle: 'TextBox', HelperText: { en: 'Short', es: 'Corto' }, Required: true }),
    field({ FieldStyle: 'CheckBox', Choices: [choice('Yes'), choice('No')] }),
    {
      Code: 'Q007',
      FieldStyle: 'CheckBox',
      FieldType: 'CheckBox',
      FieldText: { en: 'Where', es: 'Dónde' },
      HelperText: { en: 'All that fit' },
      ValueText: 'x',
      ValueTexts: ['x'],
      ValueChoices: ['Yes'],
      Choices: [choice('Yes'), choice('No')],
      DisabledDelete: true,
      showMobileEmployeeWorkType: false,
      Required: true,
      Additional: 'y',
      Multiline: false,
    },
    field({
      FieldType: 'SingleChoice',
      FieldStyle: 'DropDownSelection',
      Choices: [choice('A'), choice('B')],
      DisabledDelete: true,
      ValueText: 'A',
    }),
  ])('comes back from the kit of fields as it was: %j [B-FIELD-013] [B-FIELD-014]', before => {
    expect(TemplateField.safeParse(before)).toMatchObject({ success: true })
    expect(writeField(readField(before), before)).toEqual({ Required: false, Choices: [], ...before })
  })

  test('offers at most ten choices [B-CONST-021]', () => {
    const many = (n: number) => field({ FieldStyle: 'CheckBox', Choices: Array.from({ length: n }, (_, i) => choice(`${i}`)) })
    expect([10, 11].map(n => TemplateField.safeParse(many(n)).success)).toEqual([true, false])
  })

  test('keeps what the kit does not know when its style changes, and has its texts in en and es', () => {
    const before = field({ ValueText: 'kept', FieldText: { en: 'Name', es: 'Nombre' } })
    const changed = { ...readField(before), Style: 'scan.Date' as const, Text: { en: 'Day', es: 'Día', fr: 'Jour' } }
    expect(writeField(changed, before)).toMatchObject({ FieldStyle: 'Date', ValueText: 'kept', FieldText: { en: 'Day', es: 'Día' } })
    expect(Object.keys(writeField(changed, before).FieldText)).toEqual(['en', 'es'])
  })
})
