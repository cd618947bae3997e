import { describe, expect, test } from 'vitest'
import { fieldOnlyTypes } from '../fieldOnlyTypes.ts'
import { type FieldOnlyDefinition, templateMessages } from './definition.ts'
import { readField, TemplateField, writeField } from './wire.ts'

const choice = (en: string, Value = en) => ({ Label: Value, Text: { en }, Value })
const field = (more: Partial<TemplateField> = {}): TemplateField => ({
  Code: 'Q101',
  FieldStyle: 'Text',
  FieldText: { en: 'Name' },
  ...more,
})

describe.each(Object.values<FieldOnlyDefinition>(fieldOnlyTypes))('the form of $type', ({ problems, sample, locked: { first, last } }) => {
  const own = sample.Fields
  const around = (fields: TemplateField[]) => [...own.slice(0, first), ...fields, ...own.slice(own.length - last)]
  const found = (fields: TemplateField[]) => problems({ ...sample, Fields: fields }).map(one => `${one.Field}: ${one.Message}`)

  test.each<[string, TemplateField[], string[]]>([
    ['each label in English', [field({ FieldText: { en: ' ', es: 'Nombre' } })], ['Fields.#.FieldText.en: Required']],
    [
      'each choice in English',
      [field({ FieldStyle: 'SingleChoice', Choices: [choice('Good'), { ...choice('Bad'), Text: { en: '', es: 'Malo' } }] })],
      ['Fields.#.Choices.1.Text.en: Required'],
    ],
    ['a choice at all', [field({ FieldStyle: 'CheckBox' })], ['Fields.#.Choices: Give at least two options.']],
    ['each code once', [field(), field()], ['Fields: Every question and every field needs a code of its own.']],
    ['no more', [field(), field({ Code: 'Q102', FieldStyle: 'Date' })], []],
  ])('needs %s [B-RULE-037] [B-RULE-038] [B-RULE-049]', (_what, fields, expected) =>
    expect(found(around(fields))).toEqual(expected.map(one => one.replace('#', String(first)))),
  )

  test('needs something to answer, and what it begins with can be saved', () => {
    expect(found([])[0]).toBe('Fields: Required')
    expect(problems(sample)).toEqual([])
  })
})

test('the first and the last two fields of an extinguisher stay where they are, as it is changed and as it is sent [B-RULE-004]', () => {
  const { sample, problems, locked } = fieldOnlyTypes.FireExtinguisherInspection
  const messages = (Fields: TemplateField[]) => problems({ ...sample, Fields }).map(one => one.Message)
  const [a, b, c, d, e] = sample.Fields
  if (!(a && b && c && d && e)) throw new Error('five fields')
  expect(locked).toEqual({ first: 1, last: 2 })
  expect(sample.Fields.map(one => one.DisabledDelete === true)).toEqual([true, false, false, true, true])
  expect(messages([a, c, b, d, e])).toEqual([])
  expect(messages([{ ...a, FieldText: { en: 'In its place?' } }, d, e])).toEqual([])
  for (const wrong of [
    [b, a, c, d, e],
    [b, c, d, e],
    [a, b, c, e, d],
    [a, b, c, d],
    [a, d, e, b],
  ])
    expect(messages(wrong)).toEqual([templateMessages.locked])
})

test('choices of a mobile employee need values too [B-RULE-039]', () => {
  const { sample, problems } = fieldOnlyTypes.MobileEmployee
  const Fields = sample.Fields.map(one => ({
    ...one,
    Choices: one.Choices?.map(each => ({ ...each, Value: each.Value === 'Planned' ? ' ' : each.Value })) ?? [],
  }))
  expect(problems({ ...sample, Fields })).toEqual([{ Field: 'Fields.1.Choices.0.Value', Message: 'Required' }])
  const card = fieldOnlyTypes.CustomFeedback
  const same = card.sample.Fields.map(one => ({
    ...one,
    Choices: one.Choices?.map((each, i) => ({ ...each, Value: i === 0 ? ' ' : each.Value })) ?? [],
  }))
  expect(card.problems({ ...card.sample, Fields: same })).toEqual([])
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
      Additional: 'Name',
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
