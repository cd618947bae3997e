import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { errorRules } from '../../base/fields/model.ts'
import { tagTypeLabels } from '../equipment/equipmentTypes.ts'
import { questionMessages } from '../equipment/questions.ts'
import { SaveRound } from './contract.ts'
import type { RoundStop } from './model.ts'
import {
  canChangeType,
  changeFrequency,
  changeNewQr,
  changeProof,
  changeRoundType,
  changeStopGeo,
  changeTag,
  findRoundProblems,
  roundMessages,
} from './rules.ts'
import { stopOf } from './testing.ts'

const room = randomUUID()
const place = { GroupId: randomUUID(), BuildingId: randomUUID() }
const parse = (more: object = {}) =>
  SaveRound.input.parse({
    ...place,
    RoundType: 'Engineering',
    QrName: 'Morning',
    Frequency: 'Recurring',
    Times: 1,
    Period: 'Day',
    Stops: [stopOf('Pump 1', room)],
    ...more,
  })
const oneStop = (more: Partial<RoundStop>) => ({ Stops: [stopOf('Pump 1', room, more)] })
const sign = (SignId: string) => stopOf(`Sign ${SignId}`, room, { NewQr: false, SignId })
const yesNo = { Code: 'Q001', QuestionType: 'BoolSingleChoice', Question: { en: 'Clean?' } } as const
const asks = (question: object, before: object[] = []) =>
  oneStop({ FormTemplateFields: [...before, question] as RoundStop['FormTemplateFields'] })

const wrong: readonly [title: string, more: object, Field: string, Message: string][] = [
  ['a name is required [B-RULE-078]', { QrName: ' ' }, 'QrName', 'Required'],
  ['a name has no slash [B-RULE-079]', { QrName: 'North/South' }, 'QrName', roundMessages.slash],
  ['times are required unless it is ad hoc [B-RULE-080]', { Times: null }, 'Times', 'Required'],
  ['a period is required unless it is ad hoc [B-RULE-080]', { Period: null }, 'Period', 'Required'],
  ['a stop is required [B-RULE-082]', { Stops: [] }, 'Stops', 'Equipment are Required'],
  ['a stop needs a type [B-RULE-083]', oneStop({ EquipmentType: null }), 'Stops.0.EquipmentType', 'Required'],
  ['a stop needs a floor [B-RULE-083]', oneStop({ Floor: '' }), 'Stops.0.Floor', 'Required'],
  ['a stop needs a mechanical space [B-RULE-083]', oneStop({ MechanicalSpace: null }), 'Stops.0.MechanicalSpace', 'Required'],
  [
    'a scan cannot be required offline [B-RULE-084]',
    { OfflineEnable: true, ...oneStop({ ScanRequired: true }) },
    'Stops.0.ScanRequired',
    'Scan Required can not be selected when Offline Mode is enabled',
  ],
  ['a sign stands once [B-RULE-085]', { Stops: [sign('12'), sign('012')] }, 'Stops.1.SignId', 'Sign ID is Duplicate'],
  ['a stop without a new code needs a sign [B-RULE-086]', { Stops: [sign('')] }, 'Stops.0.SignId', 'Sign ID is Required'],
  ['a sign is digits only [B-RULE-088]', { Stops: [sign('A12')] }, 'Stops.0.SignId', 'Format error'],
  ['a quantity is digits only [B-RULE-088]', { Quantity: '2x' }, 'Quantity', 'Format error'],
  ['a quantity of a stop too [B-RULE-088]', oneStop({ Quantity: '-1' }), 'Stops.0.Quantity', 'Format error'],
  [
    'a tap needs a tag with NFC [B-RULE-021]',
    oneStop({ TapRequired: true, TagType: 'QROnly' }),
    'Stops.0.TapRequired',
    roundMessages.tapNeedsTag,
  ],
  [
    'a scan and a tap exclude each other [B-STATE-031]',
    oneStop({ TapRequired: true, ScanRequired: true, TagType: 'QRAndNFC' }),
    'Stops.0.TapRequired',
    roundMessages.scanOrTap,
  ],
  [
    'directions need the place of stops [B-STATE-030]',
    { WalkingDirectionEnable: true },
    'WalkingDirectionEnable',
    roundMessages.directions,
  ],
  ['only an inspection has an inspection type [B-STATE-026]', { InspectionType: 'Roof' }, 'InspectionType', roundMessages.inspectionType],
  ['collection goes in any order [B-STATE-027]', { RoundType: 'EquipDetailCollectRounds' }, 'FlexEnable', roundMessages.flexible],
  [
    'a line of text is for collection alone [B-RULE-105]',
    asks({ Code: 'Q001', QuestionType: 'TextLine', Question: { en: 'Serial' } }),
    'Stops.0.FormTemplateFields.0.QuestionType',
    questionMessages.textLine,
  ],
  [
    'a question needs its text [B-RULE-090]',
    asks({ ...yesNo, Question: { en: ' ' } }),
    'Stops.0.FormTemplateFields.0.Question.en',
    'Required',
  ],
  [
    'a choice needs its first option [B-RULE-091]',
    asks({ ...yesNo, QuestionType: 'DropDown' }),
    'Stops.0.FormTemplateFields.0.AnswerOption1',
    'AnswerOption1 is Required',
  ],
  [
    'an error needs its rule [B-RULE-093]',
    asks({ ...yesNo, ErrorReporting: true }),
    'Stops.0.FormTemplateFields.0.ErrorRule',
    'Error Rule is Required',
  ],
  [
    'a condition needs its answer [B-RULE-094]',
    asks({ ...yesNo, Code: 'Q002', CondQuestion: 'Q001' }, [yesNo]),
    'Stops.0.FormTemplateFields.1.CondValue',
    'Conditional Answer is Required',
  ],
  [
    'an error needs its value [B-RULE-095]',
    asks({ ...yesNo, ErrorReporting: true, ErrorRule: 'IsEqualTo' }),
    'Stops.0.FormTemplateFields.0.ErrorValue',
    'Error Value is Required',
  ],
  [
    'a range needs both ends [B-RULE-096]',
    asks({ ...yesNo, QuestionType: 'Number', ErrorReporting: true, ErrorRule: 'InsideRange', ToleranceMin: 1 }),
    'Stops.0.FormTemplateFields.0.ToleranceMin',
    'Tolerance min./max. are Required',
  ],
  [
    'a range ends above its begin [B-RULE-097]',
    asks({ ...yesNo, QuestionType: 'Number', ErrorReporting: true, ErrorRule: 'OutsideRange', ToleranceMin: 9, ToleranceMax: 2 }),
    'Stops.0.FormTemplateFields.0.ToleranceMax',
    'Tolerance max should be greater than Tolerance min',
  ],
  [
    'the error value of a number is a number [B-RULE-099]',
    asks({ ...yesNo, QuestionType: 'Number', ErrorReporting: true, ErrorRule: 'IsGreaterThan', ErrorValue: 'ten' }),
    'Stops.0.FormTemplateFields.0.ErrorValue',
    'Format error',
  ],
  [
    'a text reports no errors [B-RULE-100]',
    asks({ ...yesNo, QuestionType: 'Text', ErrorReporting: true, ErrorRule: 'IsEqualTo', ErrorValue: 'x' }),
    'Stops.0.FormTemplateFields.0.ErrorReporting',
    'Format error',
  ],
  [
    'yes or no is compared by equal alone [B-RULE-101]',
    asks({ ...yesNo, ErrorReporting: true, ErrorRule: 'IsNotEqualTo', ErrorValue: 'Yes' }),
    'Stops.0.FormTemplateFields.0.ErrorRule',
    'Format error',
  ],
  [
    'yes or no has these values [B-RULE-102]',
    asks({ ...yesNo, ErrorReporting: true, ErrorRule: 'IsEqualTo', ErrorValue: 'TRUE' }),
    'Stops.0.FormTemplateFields.0.ErrorValue',
    'Format error',
  ],
  [
    'a choice is compared with its options [B-RULE-103]',
    asks({
      ...yesNo,
      QuestionType: 'DropDown',
      AnswerOption1: { en: 'Low' },
      ErrorReporting: true,
      ErrorRule: 'IsEqualTo',
      ErrorValue: 'High',
    }),
    'Stops.0.FormTemplateFields.0.ErrorValue',
    'Format error',
  ],
  [
    'a condition is an earlier choice of one [B-RULE-104]',
    asks({ ...yesNo, Code: 'Q002', CondQuestion: 'Q001', CondValue: '3' }, [{ ...yesNo, QuestionType: 'Number' }]),
    'Stops.0.FormTemplateFields.1.CondQuestion',
    questionMessages.earlier,
  ],
]

describe('a round is refused where', () => {
  test.each(wrong)('%s', (_title, more, Field, Message) => {
    expect(findRoundProblems(parse(more))).toContainEqual(expect.objectContaining({ Field, Message }))
  })
})

test('a good round has no problems, an ad hoc one needs no times, and an installation needs no stops [B-RULE-081]', () => {
  expect(findRoundProblems(parse())).toEqual([])
  expect(findRoundProblems(parse({ Frequency: 'AdHoc', Times: null, Period: null }))).toEqual([])
  expect(findRoundProblems(parse({ RoundType: 'Installation', Times: 1, Period: 'Year', Stops: [] }))).toEqual([])
  const collects = asks({ Code: 'Q001', QuestionType: 'TextLine', Question: { en: 'Serial' } })
  expect(findRoundProblems(parse({ RoundType: 'EquipDetailCollectRounds', FlexEnable: true, ...collects }))).toEqual([])
})

test('times run from 1 to 100, options to 10 [B-CONST-049] [B-RULE-092]', () => {
  const read = (more: object) => SaveRound.input.safeParse({ ...parse(), ...more }).success
  expect([0, 1, 100, 101].map(Times => read({ Times }))).toEqual([false, true, true, false])
  const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`AnswerOption${i + 1}`, { en: `Option ${i}` }]))
  expect(read(asks({ ...yesNo, QuestionType: 'DropDown', ...eleven }))).toBe(false)
})

test('another type changes the schedule and clears the inspection type [B-STATE-024] [B-STATE-025] [B-STATE-026] [B-STATE-027]', () => {
  const before = { ...parse({ Times: 4, Period: 'Week' }), InspectionType: 'Roof' as const }
  expect(changeRoundType(before, 'Installation')).toMatchObject({ Times: 1, Period: 'Year', InspectionType: null })
  expect(changeRoundType(before, 'Inspection')).toMatchObject({ Times: 1, Period: 'Week', InspectionType: null })
  expect(changeRoundType(before, 'Cleaning')).toMatchObject({ Times: 4, Period: 'Week', InspectionType: null, FlexEnable: false })
  expect(changeRoundType(before, 'EquipDetailCollectRounds')).toMatchObject({ FlexEnable: true })
})

test('ad hoc clears times and period, and back an inspection is once [B-STATE-028] [B-STATE-029]', () => {
  const adHoc = changeFrequency(parse({ Times: 4 }), 'AdHoc')
  expect(adHoc).toMatchObject({ Frequency: 'AdHoc', Times: null, Period: null })
  expect(changeFrequency({ ...adHoc, RoundType: 'Inspection' }, 'Recurring')).toMatchObject({ Times: 1 })
  expect(changeFrequency(adHoc, 'Recurring')).toMatchObject({ Times: null })
})

test('switches of a round and of its stops follow each other [B-STATE-030] [B-STATE-031] [B-STATE-032] [B-RULE-021]', () => {
  const guided = parse({ StopGeoEnable: true, WalkingDirectionEnable: true })
  expect(changeStopGeo(guided, false)).toMatchObject({ StopGeoEnable: false, WalkingDirectionEnable: false })
  const [stop] = parse(oneStop({ TagType: 'QRAndNFC', ScanRequired: true })).Stops
  if (!stop) return expect.fail('no stop')
  const tapped = changeProof(stop, 'TapRequired', true)
  expect(tapped).toMatchObject({ TapRequired: true, ScanRequired: false })
  expect(changeProof(tapped, 'ScanRequired', true)).toMatchObject({ TapRequired: false, ScanRequired: true })
  expect(changeTag(tapped, 'QROnly')).toMatchObject({ TapRequired: false })
  expect(changeTag(tapped, 'NFCOnly')).toMatchObject({ TapRequired: true })
  expect(changeNewQr({ ...stop, NewQr: false, SignId: '12' }, true)).toMatchObject({ NewQr: true, SignId: '' })
})

test('the type of a round can be chosen until it has stops or was saved [B-RULE-023]', () => {
  expect(canChangeType({ Stops: [] })).toBe(true)
  expect(canChangeType({ Stops: [{}] })).toBe(false)
  expect(canChangeType({ RoundId: randomUUID(), Stops: [] })).toBe(false)
})

test('a round takes the values of the documents and no others [B-CONST-029] [B-CONST-031] [B-CONST-032] [B-CONST-033] [B-BEHAV-071] [A-CONST-020] [A-CONST-021] [A-CONST-030]', () => {
  const takes = (more: object) => SaveRound.input.safeParse({ ...parse(), ...more }).success
  const taken = (name: string, values: readonly string[]) => values.filter(value => takes({ [name]: value }))
  expect(taken('Frequency', ['AdHoc', 'Recurring', 'Daily', 'Weekly'])).toEqual(['AdHoc', 'Recurring'])
  expect(taken('Period', ['Day', 'Week', 'Month', 'Quarter', 'Year', 'Hour', 'Annual'])).toEqual([
    'Day',
    'Week',
    'Month',
    'Quarter',
    'Year',
  ])
  expect(taken('DataIntegrity', ['Off', 'Required', 'Optional', 'On'])).toEqual(['Off', 'Required', 'Optional'])
  const tags = ['NFCOnly', 'QRAndNFC', 'QROnly', 'NFC'].filter(TagType => takes({ Stops: [{ ...stopOf('P', room), TagType }] }))
  expect(tags).toEqual(['NFCOnly', 'QRAndNFC', 'QROnly'])
  expect(tags.map(tag => tagTypeLabels[tag as 'QROnly'].en)).toEqual(['NFC Only', 'QR + NFC', 'QR Only'])
  const asked = (QuestionType: string, more: object = {}) => takes(asks({ ...yesNo, QuestionType, ...more }))
  const types =
    'DropDown BooleanChoice Number CheckBox Text SingleChoice TakePhoto BoolSingleChoice Date BoolOnOff TextLine Signature'.split(' ')
  expect(types.filter(type => asked(type))).toEqual(types.slice(0, -1))
  const rules = 'IsEqualTo IsNotEqualTo IsGreaterThan IsGreaterOrEqual IsLessThan IsLessOrEqual InsideRange OutsideRange Contains'.split(
    ' ',
  )
  expect(rules.filter(ErrorRule => asked('Number', { ErrorReporting: true, ErrorRule }))).toEqual(rules.slice(0, -1))
})

test('a number is judged by all eight rules, at the moment a question misses its type or text it is refused [B-BEHAV-078] [B-RULE-098]', () => {
  const judged = (ErrorRule: string) =>
    findRoundProblems(
      parse(asks({ ...yesNo, QuestionType: 'Number', ErrorReporting: true, ErrorRule, ErrorValue: '4', ToleranceMin: 1, ToleranceMax: 9 })),
    )
  for (const rule of errorRules) expect(judged(rule), rule).toEqual([])
  expect(SaveRound.input.safeParse({ ...parse(), ...asks({ ...yesNo, QuestionType: '' }) }).success).toBe(false)
  expect(SaveRound.input.safeParse({ ...parse(), ...asks({ ...yesNo, ToleranceMin: 'x' }) }).success).toBe(false)
})
