import { describe, expect, test } from 'vitest'
import type { FailRule, FieldAnswer, FormField } from './model.ts'
import {
  changeStyle,
  countAnswered,
  failsRule,
  findAnswerProblems,
  findCodeProblems,
  findFormProblems,
  findHelpProblems,
  joinInputs,
  listAskedFields,
  listInputs,
  listMissingFields,
  makeField,
  nextCode,
  readAnswers,
  typeOf,
  typeText,
} from './rules.ts'
import { type FieldStyleName, fieldStyles } from './styles.ts'

const choices = ['Air', 'Water', 'Oil'].map(Value => ({ Value, Text: { en: `${Value} (en)`, fr: `${Value} (fr)` } }))
const field = (Style: FieldStyleName, more: Partial<FormField> = {}): FormField => ({
  Key: 'k',
  Code: 'Q001',
  Style,
  Text: { en: 'Question' },
  Required: false,
  Choices: [],
  ...fieldStyles[Style as 'scan.CheckBox'].preset,
  ...more,
})
const file = { FileId: '0198c5f2-7d1e-7abc-9def-0123456789ab', Name: 'plan.pdf' }

describe('an answer', () => {
  test.each<[FormField, unknown, FieldAnswer | null]>([
    [field('scan.Text'), '  Roof  ', 'Roof'],
    [field('scan.Text'), '   ', null],
    [field('scan.PhoneNumber'), '(212) 555-0142', '12125550142'],
    [field('scan.Email'), ' jo@harbor.example ', 'jo@harbor.example'],
    [field('scan.Date'), '2027-03-31', '2027-03-31'],
    [field('scan.TimeString'), '08:30', '08:30'],
    [field('scan.Duration'), '08:30-17:00', '08:30-17:00'],
    [field('scan.DropDownSelection', { Choices: choices }), 'Oil', 'Oil'],
    [field('scan.CheckBox'), ['Yes', 'Yes'], ['Yes']],
    [field('scan.SingleCheckBox'), 'true', true],
    [field('scan.SingleCheckBox'), false, null],
    [field('scan.UploadSingleFile'), file, [file]],
    [field('scan.DownLoadFile'), null, null],
    [field('round.Number'), '12.5', 12.5],
    [field('round.Number'), 0, 0],
    [field('scan.Stars', fieldStyles['scan.Stars'].preset), '4', 4],
    [field('round.BoolOnOff'), 'OFF', 'OFF'],
  ])('is read by its style, and the same from its columns: %j %j', (asked, sent, answer) => {
    expect(findAnswerProblems([asked], { Q001: sent }, { complete: false })).toEqual([])
    expect(readAnswers([asked], { Q001: sent })).toEqual(answer === null ? {} : { Q001: answer })
    if (answer === null) return
    const none = { Num: null, Txt: null, Opts: null, Day: null, Files: null, FileNames: null }
    expect(typeOf(asked).read({ ...none, ...typeOf(asked).column(answer) })).toEqual(answer)
  })

  test.each<[FormField, unknown]>([
    [field('scan.Text'), 7],
    [field('scan.Text', { Most: 5 }), 'longer'],
    [field('scan.PhoneNumber'), '12'],
    [field('scan.Email'), 'nobody'],
    [field('scan.Date'), '2027-02-30'],
    [field('scan.TimeString'), '24:00'],
    [field('scan.Duration'), '17:00-08:30'],
    [field('scan.Duration'), '08:30-'],
    [field('scan.SingleChoice', { Choices: choices }), 'Fire'],
    [field('scan.CheckBox'), ['Yes', 'Maybe']],
    [field('scan.CheckBox'), 'Yes'],
    [field('scan.SingleCheckBox'), 'on'],
    [field('scan.UploadFiles'), [{ FileId: 'x', Name: '' }]],
    [field('scan.UploadSingleFile'), [file, file]],
    [field('scan.DownLoadFile'), 'yes'],
    [field('round.Number'), '1e3'],
    [field('round.Number', { Range: [0, 100] }), 101],
    [field('scan.Stars', fieldStyles['scan.Stars'].preset), '0'],
    [field('scan.Stars', fieldStyles['scan.Stars'].preset), '6'],
    [field('scan.Stars', fieldStyles['scan.Stars'].preset), '4.5'],
    [field('round.BooleanChoice'), 'Yes'],
  ])('of another form is told at its path: %j %j', (asked, sent) => {
    const problems = findAnswerProblems([asked], { Q001: sent }, { at: code => `Fields.${code}`, complete: true })
    expect(problems).toEqual([{ Field: 'Fields.Q001', Message: 'Format error', Hint: expect.any(String) }])
  })

  test('that is required is asked for when the form is complete', () => {
    const signed = field('scan.Signature')
    expect(findAnswerProblems([signed], {}, { complete: false })).toEqual([])
    expect(findAnswerProblems([signed], {}, { complete: true })).toEqual([{ Field: 'Q001', Message: 'Required' }])
    expect(listMissingFields([signed], {})).toEqual(['Q001'])
  })

  test('is printed as a person reads it', () => {
    const print = (asked: FormField, answer: FieldAnswer, language: 'en' | 'es' | 'fr' = 'fr') =>
      typeOf(asked).print(answer, asked, language)
    expect(print(field('scan.SingleChoice', { Choices: choices }), 'Oil')).toBe('Oil (fr)')
    expect(print(field('scan.DropDownSelection', { Choices: choices }), 'Oil', 'es')).toBe('Oil (en)')
    expect(print(field('scan.CheckBox'), ['Yes', 'No'])).toBe('Oui, Non')
    expect(print(field('scan.PhoneNumber'), '12125550142')).toBe('(212) 555-0142')
    expect(print(field('scan.Duration'), '08:30-17:00')).toBe('08:30 – 17:00')
    expect(print(field('scan.Duration'), '08:30-17:00', 'en')).toBe('8:30 AM – 5:00 PM')
    expect(print(field('scan.UploadFiles'), [file])).toBe('plan.pdf')
    expect(print(field('scan.SingleCheckBox'), true)).toBe('Oui')
  })

  test('to what is not asked does not count, nor what hangs on it; one that is not known, or comes twice, is told', () => {
    const fields = [
      field('round.BoolSingleChoice', { Code: 'A' }),
      field('round.Number', { Code: 'B', When: [{ Code: 'A', Value: 'Yes' }] }),
      field('round.TextLine', { Code: 'C', When: [{ Code: 'B', Value: '4' }], Required: true }),
      field('round.Date', { Code: 'D', Hidden: true, Required: true }),
    ]
    const codes = (sent: Record<string, unknown>) => listAskedFields(fields, sent).map(({ Code }) => Code)
    expect(codes({ A: 'Yes', B: 4 })).toEqual(['A', 'B', 'C'])
    expect(codes({ A: 'No', B: 4, C: 'x' })).toEqual(['A'])
    expect(readAnswers(fields, { A: 'No', B: 4, C: 'x', D: '2027-01-01' })).toEqual({ A: 'No' })
    expect(countAnswered(fields, { A: 'Yes', B: 4 })).toEqual({ answered: 2, of: 3 })
    expect(findCodeProblems(fields, ['A', 'Z', 'A'], i => `${i}`).map(({ Field }) => Field)).toEqual(['1', '2'])
  })
})

test('a text has one line, and those lines that its style gives room for', () => {
  const fields = [field('scan.Text', { Code: 'Q1' }), field('scan.TextBox', { Code: 'Q2' }), field('scan.Email', { Code: 'Q3' })]
  const sent = { Q1: ' Ana\nMaria\tLópez\u2029', Q2: 'one\ntwo', Q3: 'ana@harbor.example\n' }
  expect(readAnswers(fields, sent)).toEqual({ Q1: 'Ana Maria López', Q2: 'one\ntwo', Q3: 'ana@harbor.example' })
})

describe('an error rule names the error', () => {
  const number = (rule: FailRule) => field('round.Number', { Fail: rule })
  test.each<[FormField, FieldAnswer, boolean]>([
    [number({ Rule: 'IsEqualTo', Value: '5' }), 5, true],
    [number({ Rule: 'IsNotEqualTo', Value: '5' }), 5, false],
    [number({ Rule: 'IsGreaterThan', Value: '5' }), 5, false],
    [number({ Rule: 'IsGreaterOrEqual', Value: '5' }), 5, true],
    [number({ Rule: 'IsLessThan', Value: '5' }), 4.9, true],
    [number({ Rule: 'IsLessOrEqual', Value: '5' }), 5.1, false],
    [number({ Rule: 'InsideRange', Min: 1, Max: 5 }), 5, true],
    [number({ Rule: 'OutsideRange', Min: 1, Max: 5 }), 5, false],
    [number({ Rule: 'OutsideRange', Min: 1, Max: 5 }), 0.9, true],
    [field('round.BoolOnOff', { Fail: { Rule: 'IsEqualTo', Value: 'OFF' } }), 'OFF', true],
    [field('round.BoolOnOff', { Fail: { Rule: 'IsNotEqualTo', Value: 'OFF' } }), 'ON', false],
    [field('round.SingleChoice', { Choices: choices, Fail: { Rule: 'IsNotEqualTo', Value: 'Air' } }), 'Oil', true],
    [field('round.TextLine', { Fail: { Rule: 'IsEqualTo', Value: 'x' } }), 'x', false],
  ])('%j with %j: %s', (asked, answer, fails) => {
    expect(failsRule(asked, answer)).toBe(fails)
  })
})

test('the code of a new field is the next number after the highest [B-RULE-007]', () => {
  expect(nextCode([])).toBe('Q001')
  expect(nextCode(['Q002', 'Q009', 'other'])).toBe('Q010')
  expect(nextCode(['Q999'])).toBe('Q1000')
})

test('a composed form needs texts, two choices of their own values, and the file that it offers', () => {
  const at = (fields: FormField[]) => findFormProblems(fields, 'Fields.').map(({ Field }) => Field)
  expect(at([field('survey.Text Field', { Text: { en: ' ' } })])).toEqual(['Fields.0.Text.en'])
  expect(at([field('survey.DropDown', { Choices: choices.slice(1, 2) })])).toEqual(['Fields.0.Choices'])
  expect(at([field('survey.DropDown', { Choices: [...choices.slice(0, 1), ...choices.slice(0, 1)] })])).toEqual(['Fields.0.Choices'])
  expect(at([field('survey.DownLoad')])).toEqual(['Fields.0.File'])
  expect(at([field('survey.Yes/No')])).toEqual([])
})

test('a page without script has an input for each choice and each end of a range', () => {
  const fields = [field('scan.CheckBox', { Code: 'A' }), field('scan.Duration', { Code: 'B' }), field('scan.Text', { Code: 'C' })]
  expect(listInputs(fields)).toEqual(['A.0', 'A.1', 'B.Start', 'B.End', 'C'])
  const typed = { 'A.1': 'No', 'B.Start': '08:00', 'B.End': '09:30', C: 'x' }
  expect(readAnswers(fields, joinInputs(fields, typed))).toEqual({ A: ['No'], B: '08:00-09:30', C: 'x' })
  expect(readAnswers(fields, joinInputs(fields, {}))).toEqual({})
})

describe('what a style has brought', () => {
  test('gives way to what the next one brings; what was typed stays', () => {
    const checklist = makeField('scan.CheckBox', 'Q001')
    const values = ({ Choices }: FormField) => Choices.map(({ Value }) => Value)
    expect(values(changeStyle(checklist, 'scan.SingleChoice'))).toEqual(['Choice 1', 'Choice 2'])
    const named = { ...checklist, Choices: [...checklist.Choices.slice(0, 1), { Value: 'o2', Text: { en: 'Not sure' } }] }
    expect(values(changeStyle(named, 'scan.SingleChoice'))).toEqual(['Yes', 'o2'])
    const details = makeField('scan.TextBox', 'Q001')
    expect(changeStyle(details, 'scan.Duration').Text.en).toBe('Time Range')
    expect(changeStyle({ ...details, Text: { en: 'When?' } }, 'scan.Duration').Text.en).toBe('When?')
  })

  test('loses its translations when its English is typed over, and no other text does', () => {
    expect(typeText({ en: 'Choice 1', es: 'Opción 1' }, 'en', 'Lobby')).toEqual({ en: 'Lobby' })
    expect(typeText({ en: 'Choice 1', es: 'Opción 1' }, 'es', 'Vestíbulo')).toEqual({ en: 'Choice 1', es: 'Vestíbulo' })
    expect(typeText({ en: 'Lobby', es: 'Vestíbulo' }, 'en', 'Main lobby')).toEqual({ en: 'Main lobby', es: 'Vestíbulo' })
    expect(typeText({ en: 'Lobby', es: 'Vestíbulo' }, 'es', '')).toEqual({ en: 'Lobby' })
  })
})

test('a helper text in another language needs the English one', () => {
  expect(findHelpProblems({ en: ' ', es: 'Corto' }, 'Help.')).toEqual([{ Field: 'Help.en', Message: 'Required' }])
  expect([findHelpProblems({ en: '', es: '' }, 'Help.'), findHelpProblems(undefined, 'Help.')]).toEqual([[], []])
})
