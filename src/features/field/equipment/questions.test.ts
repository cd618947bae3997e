import { expect, test } from 'vitest'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { messages } from '../../../core/problem.ts'
import { changeStyle } from '../../base/fields/rules.ts'
import { GetEquipmentFilters, GetQuestionTemplate, GetQuestionTemplates, SaveQuestionTemplate } from './contract.ts'
import { type EquipmentQuestion, findQuestionProblems, makePhotoQuestion, readQuestion, readQuestions, writeQuestion } from './questions.ts'
import { questionsSaved } from './rules.ts'
import { addEquipment, questionOf } from './testing.ts'

const world = await openWorld()
const chiller = { StopType: 'Equipment', Type: 'Chiller' } as const
const switches = { Required: false, PhotosEnable: false, NotesEnable: false, Chargeback: false, ErrorReporting: false }
const ask = (Code: string, QuestionType: EquipmentQuestion['QuestionType'], more: Partial<EquipmentQuestion> = {}): EquipmentQuestion => ({
  ...switches,
  Code,
  QuestionType,
  Question: { en: 'What?' },
  ...more,
})

test('the questions of a type are saved for a building, the photo always the last [B-CALL-052] [B-CALL-053] [B-FIELD-027] [B-MSG-018] [B-STATE-006]', async () => {
  const account = await world.newAccount()
  const place = placeOf(account)
  const asked = { gId: account.group.id, bId: account.building.id, sType: 'Equipment', type: 'Chiller' } as const
  await addEquipment(account, 'Chiller 1')
  expect(await account.call(GetQuestionTemplate, asked)).toMatchObject({
    TemplateId: null,
    Equipment: 1,
    Fields: [{ QuestionType: 'TakePhoto', Question: { en: 'Tap to Take Photo' } }],
  })
  const made = await account.call(SaveQuestionTemplate, { ...place, ...chiller, Fields: [questionOf('Is it on?')] })
  const now = await account.call(GetQuestionTemplate, asked)
  expect(now).toMatchObject({ TemplateId: made.acId, Version: 1 })
  expect(now.Fields.map(({ Code, QuestionType }) => [Code, QuestionType])).toEqual([
    ['Q001', 'BoolSingleChoice'],
    ['Q002', 'TakePhoto'],
  ])
  // A photo that was sent elsewhere is refused; another first template meanwhile is a conflict.
  const misplaced = [makePhotoQuestion('Q002'), questionOf('Later')]
  const read = { TemplateId: made.acId, Version: 1 }
  expect((await account.refuse(SaveQuestionTemplate, { ...place, ...chiller, ...read, Fields: misplaced })).fields).toMatchObject([
    { Field: 'Fields.0.QuestionType' },
  ])
  expect((await account.refuse(SaveQuestionTemplate, { ...place, ...chiller, Fields: [] })).code).toBe('sys.obj.cfl')
  const wrong = { ...place, StopType: 'Location', Type: 'Chiller', Fields: [] } as const
  expect((await account.refuse(SaveQuestionTemplate, wrong)).fields).toMatchObject([{ Field: 'Type' }])
  const { Questions } = await account.call(GetEquipmentFilters, { ...asked, getQuestions: true })
  expect(Questions?.map(({ Code }) => Code)).toEqual(['Q001', 'Q002'])
  expect(questionsSaved).toBe('Saved successfully.')
})

test('the list of types: up to 1000 without pages, by type from the end of the alphabet [B-CONST-043] [B-COLUMN-002]', async () => {
  const account = await world.newAccount()
  await addEquipment(account, 'Chiller 1')
  await account.call(SaveQuestionTemplate, { ...placeOf(account), ...chiller, Fields: [questionOf('Is it on?')] })
  const filter = { gId: account.group.id, bId: account.building.id }
  const { Templates, Total } = await account.call(GetQuestionTemplates, { filter })
  expect(GetQuestionTemplates.perPage).toBe(1000)
  expect(Templates.length).toBe(Total)
  const labels = Templates.map(one => one.EquipmentTypeDisplayText.en)
  expect(labels).toEqual([...labels].sort((a, b) => (a < b ? 1 : -1)))
  expect(Templates.find(one => one.Type === 'Chiller')).toMatchObject({ StopType: 'Equipment', Questions: 2, Equipment: 1 })
  const found = await account.call(GetQuestionTemplates, { filter: { ...filter, text: 'CHAUDIERE' } })
  expect(found.Templates.map(one => one.Type)).toEqual(['Boiler'])
})

const problems: [name: string, questions: EquipmentQuestion[], at: string, message: string][] = [
  ['no text', [ask('Q001', 'Text', { Question: { en: ' ' } })], '0.Question.en', messages.required],
  ['no option', [ask('Q001', 'SingleChoice')], '0.AnswerOption1', 'AnswerOption1 is Required'],
  ['no rule', [ask('Q001', 'Number', { ErrorReporting: true })], '0.ErrorRule', 'Error Rule is Required'],
  ['no value', [ask('Q001', 'Number', { ErrorReporting: true, ErrorRule: 'IsEqualTo' })], '0.ErrorValue', 'Error Value is Required'],
  [
    'no tolerances',
    [ask('Q001', 'Number', { ErrorReporting: true, ErrorRule: 'OutsideRange', ToleranceMin: 1 })],
    '0.ToleranceMin',
    'Tolerance min./max. are Required',
  ],
  [
    'tolerances the wrong way',
    [ask('Q001', 'Number', { ErrorReporting: true, ErrorRule: 'InsideRange', ToleranceMin: 5, ToleranceMax: 1 })],
    '0.ToleranceMax',
    'Tolerance max should be greater than Tolerance min',
  ],
  [
    'a value that is no number',
    [ask('Q001', 'Number', { ErrorReporting: true, ErrorRule: 'IsLessThan', ErrorValue: 'low' })],
    '0.ErrorValue',
    messages.format,
  ],
  [
    'a rule that yes and no do not have',
    [ask('Q001', 'BoolSingleChoice', { ErrorReporting: true, ErrorRule: 'IsNotEqualTo', ErrorValue: 'Yes' })],
    '0.ErrorRule',
    messages.format,
  ],
  ['errors of a text', [ask('Q001', 'Text', { ErrorReporting: true })], '0.ErrorReporting', messages.format],
  [
    'a condition without an answer',
    [ask('Q001', 'BoolOnOff'), ask('Q002', 'Text', { CondQuestion: 'Q001' })],
    '1.CondValue',
    'Conditional Answer is Required',
  ],
  [
    'a condition on a later question',
    [ask('Q001', 'Text', { CondQuestion: 'Q002', CondValue: 'Yes' }), ask('Q002', 'BoolSingleChoice')],
    '0.CondQuestion',
    'A condition needs an earlier question with the answers yes and no, on and off, or one choice.',
  ],
]
test.each(problems)('a question with %s is refused at its field [B-RULE-013]', (_name, questions, Field, Message) => {
  expect(findQuestionProblems(questions)).toMatchObject([{ Field, Message }])
})

test('a question of another type begins anew: options, error settings, tolerances and conditions go; yes and no bring their options [B-STATE-034] [B-STATE-035]', () => {
  const before = [
    ask('Q001', 'BoolOnOff'),
    ask('Q002', 'SingleChoice', {
      AnswerOption1: { en: 'Good' },
      AnswerOption2: { en: 'Worn' },
      ErrorReporting: true,
      ErrorRule: 'IsEqualTo',
      ErrorValue: 'Worn',
      CondQuestion: 'Q001',
      CondValue: 'ON',
    }),
    ask('Q003', 'Number', { ErrorReporting: true, ErrorRule: 'InsideRange', ToleranceMin: 1, ToleranceMax: 5 }),
  ] as const
  const [first, choice, number] = before.map((one, i) => readQuestion(one, before.slice(0, i)))
  if (!first || !choice || !number) throw new Error('three questions')
  const asked = changeStyle(choice, 'round.DropDown')
  expect(asked.Choices.map(({ Text }) => Text.en)).toEqual(['', ''])
  const list = writeQuestion(asked, [first])
  expect(list).toMatchObject({ Code: 'Q002', QuestionType: 'DropDown', Question: { en: 'What?' }, ErrorReporting: false })
  for (const gone of ['ErrorRule', 'ErrorValue', 'CondQuestion', 'CondValue']) expect(list).not.toHaveProperty(gone)
  const [plain, yesNo] = [changeStyle(number, 'round.Text'), changeStyle(choice, 'round.BoolSingleChoice')]
  for (const gone of ['ErrorRule', 'ToleranceMin', 'ToleranceMax']) expect(writeQuestion(plain, [])).not.toHaveProperty(gone)
  expect(yesNo.Choices.map(({ Value }) => Value)).toEqual(['Yes', 'No'])
})

test('what the kit of fields reads of a question it writes back letter for letter', () => {
  const questions = [
    ask('Q001', 'BoolOnOff', { Question: { en: 'Is the power on or off?' }, PhotosEnable: true, Chargeback: true }),
    ask('Q002', 'SingleChoice', {
      AnswerOption1: { en: 'Good', es: 'Bien' },
      AnswerOption2: { en: 'Worn' },
      ErrorReporting: true,
      ErrorRule: 'IsEqualTo',
      ErrorValue: 'Worn',
      Required: true,
    }),
    ask('Q003', 'Number', {
      CondQuestion: 'Q002',
      CondValue: 'Worn',
      NotesEnable: true,
      ErrorReporting: true,
      ErrorRule: 'OutsideRange',
      ToleranceMin: 40,
      ToleranceMax: 44.5,
    }),
    makePhotoQuestion('Q004'),
  ]
  expect(findQuestionProblems(questions)).toEqual([])
  const fields = readQuestions(questions)
  expect(fields.map((field, i) => writeQuestion(field, fields.slice(0, i)))).toEqual(questions)
})
