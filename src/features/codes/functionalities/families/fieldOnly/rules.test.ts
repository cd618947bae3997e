import { describe, expect, test } from 'vitest'
import { changeStyle, makeField, nextCode, styleOf } from '../../../../base/fields/rules.ts'
import type { FieldStyleName } from '../../../../base/fields/styles.ts'
import { type FieldOnlyDefinition, templateMessages } from './definition.ts'
import { fieldOnlyTypes } from './fieldOnlyTypes.ts'
import { moreStyles, offeredStyles, tags, takesTags } from './offered.ts'
import { readField, scanStyles, TemplateField, writeField } from './wire.ts'
import { words } from './words.ts'

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
  ])('needs %s [B-RULE-037] [B-RULE-038]', (_what, fields, expected) =>
    expect(found(around(fields))).toEqual(expected.map(one => one.replace('#', String(first)))),
  )

  test('needs something to answer, and what it begins with can be saved [B-RULE-049]', () => {
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
  test('keeps which answer is a failed point, as long as it is offered', () => {
    const [asked] = fieldOnlyTypes.AEDInspection.sample.Fields
    if (!asked) throw new Error('no field')
    const read = readField(asked)
    expect(read.Fail).toEqual({ Rule: 'IsEqualTo', Value: 'No' })
    expect(writeField(read, asked)).toEqual(expect.objectContaining({ ErrorRule: 'IsEqualTo', ErrorValue: 'No' }))
    const { Fail: _fail, ...passing } = read
    for (const other of [passing, { ...read, Choices: read.Choices.filter(({ Value }) => Value !== 'No') }])
      expect(Object.keys(writeField(other, asked)).filter(name => name.startsWith('Error'))).toEqual([])
  })

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

describe('a field that is added in the editor', () => {
  const added = (style: FieldStyleName) => writeField(makeField(style, nextCode(['Q007'])))
  const yesNo = [
    { Label: 'Yes', Text: { en: 'Yes', es: 'Sí' }, Value: 'Yes' },
    { Label: 'No', Text: { en: 'No', es: 'No' }, Value: 'No' },
  ]
  const numbered = [1, 2].map(n => ({ Label: `Choice ${n}`, Text: { en: `Choice ${n}`, es: `Opción ${n}` }, Value: `Choice ${n}` }))
  const label = (en: string, es: string) => ({ FieldText: { en, es } })
  const rows: [FieldStyleName, Partial<TemplateField>, string][] = [
    ['scan.Text', { FieldType: 'Text', Required: false, Choices: [] }, '[B-CONST-003]'],
    ['scan.PhoneNumber', { FieldType: 'PhoneNumber' }, '[B-CONST-004]'],
    ['scan.Email', { FieldType: 'Email' }, '[B-CONST-005]'],
    ['scan.TextBox', { ...label('Details', 'Detalles'), Multiline: true }, '[B-CONST-006]'],
    ['scan.Date', { FieldType: 'Date' }, '[B-CONST-007]'],
    ['scan.Duration', label('Time Range', 'Intervalo de horas'), '[B-CONST-008]'],
    ['scan.TimeString', label('Time (No Range)', 'Hora (sin intervalo)'), '[B-CONST-009]'],
    ['scan.DropDownSelection', { FieldType: 'SingleChoice', Choices: numbered }, '[B-CONST-010]'],
    ['scan.UploadImage', { FieldType: 'Image' }, '[B-CONST-011]'],
    ['scan.Signature', { FieldType: 'Signature', Required: true }, '[B-CONST-012]'],
    ['scan.CheckBox', { FieldType: 'CheckBox', Choices: yesNo }, '[B-CONST-013] [B-FIELD-014] [B-BEHAV-015]'],
    ['scan.SingleChoice', { FieldType: 'SingleChoice', Choices: numbered }, '[B-CONST-014] [B-FIELD-014] [B-BEHAV-015]'],
    ['scan.SingleCheckBox', { Choices: [] }, '[B-CONST-015]'],
    ['scan.DownLoadFile', label('Terms & Conditions', 'Términos y condiciones'), '[B-CONST-016]'],
    ['scan.UploadFiles', { FieldType: 'UploadFiles' }, '[B-CONST-017]'],
    ['scan.UploadSingleFile', { FieldType: 'UploadSingleFile' }, '[B-CONST-018]'],
    ['scan.MultipleChoice', { FieldType: 'MultipleChoice', Choices: numbered }, '[B-BEHAV-014]'],
  ]

  test.each(rows)('as %s begins as the document presets it: %j %s', (style, preset) => {
    const held = added(style)
    expect(TemplateField.safeParse(held)).toMatchObject({ success: true })
    expect(held).toMatchObject({ Code: 'Q008', FieldStyle: styleOf(style).wire, ...preset })
    expect(readField(held).Style).toBe(style)
  })

  test.each(rows)('or is changed to %s holds the same', style => {
    const before = added(style === 'scan.Text' ? 'scan.Date' : 'scan.Text')
    const { FieldStyle, FieldType, Choices, Required } = writeField(changeStyle(readField(before), style), before)
    const anew = added(style)
    expect({ FieldStyle, FieldType, Choices, Required }).toEqual({
      FieldStyle: anew.FieldStyle,
      FieldType: anew.FieldType,
      Choices: anew.Choices,
      Required: anew.Required,
    })
  })

  test('is of one of the ten types under the labels of the document, or of the other styles below [B-BEHAV-014] [B-CONST-019]', () => {
    const ten = [
      ['Date', 'Date'],
      ['Time Range', 'Duration'],
      ['Time (No Range)', 'TimeString'],
      ['Text', 'Text'],
      ['Checklist or Yes/No', 'CheckBox'],
      ['Multiple Choice', 'CheckBox'],
      ['Radio Button', 'SingleChoice'],
      ['Take a photo', 'UploadImage'],
      ['Digital Signature', 'Signature'],
      ['Picklist', 'DropDownSelection'],
    ] as const
    expect(offeredStyles.map(one => [styleOf(one).label.en, styleOf(one).wire])).toEqual(ten)
    expect(new Set([...offeredStyles, ...moreStyles].map(one => styleOf(one).wire))).toEqual(new Set(scanStyles))
  })

  test('takes so many files as its style says: ten photos or files, one signature, one single file [B-CONST-017] [B-CONST-018]', () => {
    const most = (style: FieldStyleName) => readField(added(style)).Most
    expect((['scan.UploadImage', 'scan.UploadFiles', 'scan.Signature', 'scan.UploadSingleFile'] as const).map(most)).toEqual([10, 10, 1, 1])
  })
})

describe('a field that is changed', () => {
  test('no longer has the helper text or the tag that was taken away; what is no tag stays', () => {
    const before = field({ HelperText: { en: 'Short' }, Additional: 'PlannedHours' })
    const { Help: _help, Means: _means, ...bare } = readField(before)
    expect(writeField(bare, before).HelperText).toBeUndefined()
    expect(writeField(bare, before).Additional).toBeUndefined()
    expect(writeField(readField(field({ Additional: 'kept' })), field({ Additional: 'kept' })).Additional).toBe('kept')
  })

  test('keeps its tag, its place and its label, and is multiline only as a text box', () => {
    const box = writeField({ ...makeField('scan.TextBox', 'Q001'), Means: 'Detail', Locked: true, Text: { en: 'What happened?' } })
    const line = writeField(changeStyle(readField(box), 'scan.Text'), box)
    expect(line).toMatchObject({ FieldStyle: 'Text', Additional: 'Detail', DisabledDelete: true, FieldText: { en: 'What happened?' } })
    expect([box.Multiline, line.Multiline]).toEqual([true, false])
  })

  test('takes the tags Planned Hours and Unplanned Hours as a time range or a text', () => {
    expect(tags).toEqual(['PlannedHours', 'UnplannedHours'])
    expect([words.en.meanings.PlannedHours, words.en.meanings.UnplannedHours]).toEqual(['Planned Hours', 'Unplanned Hours'])
    expect([...offeredStyles, ...moreStyles].filter(takesTags)).toEqual(['scan.Duration', 'scan.Text'])
    const tagged = writeField({ ...makeField('scan.Duration', 'Q001'), Means: 'PlannedHours' })
    expect(tagged.Additional).toBe('PlannedHours')
    expect(readField(tagged).Means).toBe('PlannedHours')
  })
})
