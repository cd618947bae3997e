import { describe, expect, test } from 'vitest'
import { choice } from '../../base/members/lists.ts'
import { definitions, type FunctionalityType, type TypeDefinition } from './definitions.ts'
import { askingTypes } from './families/asking/askingTypes.ts'
import { codeFor } from './families/asking/definition.ts'
import { tellingTypes } from './families/telling/tellingTypes.ts'

const problemsOf = (type: FunctionalityType, form: unknown): string[] => {
  const one: TypeDefinition = definitions[type]
  return one.problems(one.form.parse(form)).map(({ Field, Message }) => `${Field}: ${Message}`)
}
const text = (en: string) => ({ en, es: '' })

describe('customer feedback', () => {
  const asked = (en: string, Hide = false) => ({ Hide, QuestionText: text(en), Choices: [] })
  const questions = (...Questions: object[]) => problemsOf('CustomerFeedback', { Questions })

  test.each<[string, object[], string[]]>([
    ['none visible', [asked('A', true), asked('B', true), asked('C', true)], ['Questions: Required']],
    ['one visible', [asked('', true), asked('B'), asked('', true)], []],
    ['a visible one without English', [asked('A'), asked(' '), asked('C', true)], ['Questions.1.QuestionText.en: Required']],
    ['all visible', [asked('A'), asked('B'), asked('C')], []],
    ['the same twice', [asked('A'), asked('B'), asked('A ')], ['Questions.2.QuestionText.en: Format error']],
    ['fewer than three', [asked('A')], ['Questions: Required']],
    [
      'a choice without English',
      [{ ...asked('A'), Choices: [choice('Yes', 'Sí'), choice('', 'No')] }, asked('B'), asked('C')],
      ['Questions.0.Choices.1.Text.en: Required'],
    ],
  ])('of three questions: %s [B-RULE-046]', (_what, Questions, expected) => expect(questions(...Questions)).toEqual(expected))
})

describe('ladder safety', () => {
  const ladders = (...names: string[]) => ({ Ladders: names.map(name => ({ Name: text(name) })) })

  test.each<[string[], string[]]>([
    [['A', 'B'], []],
    [['A'], ['Ladders: Required']],
    [[], ['Ladders: Required']],
    [['A', ' '], ['Ladders.1.Name.en: Required']],
    [['A', 'A'], ['Ladders.1.Name.en: Format error']],
  ])('needs exactly two ladders, each named: %j [B-RULE-047]', (names, expected) =>
    expect(problemsOf('LadderSafety', ladders(...names))).toEqual(expected),
  )

  test('takes no third [B-RULE-047]', () => expect(definitions.LadderSafety.form.safeParse(ladders('A', 'B', 'C')).success).toBe(false))
})

describe('move-out', () => {
  const item = (name: string, ...buttons: string[]) => ({ ItemName: text(name), Buttons: buttons.map(one => choice(one, '')) })
  const section = (name: string, ...Items: object[]) => ({ SectionName: text(name), Items })

  test.each<[string, object[], string[]]>([
    ['complete', [section('Kitchen', item('Oven', 'Clean'))], []],
    ['no section', [], ['Sections: Required']],
    ['a section without a name', [section('', item('Oven', 'Clean'))], ['Sections.0.SectionName.en: Required']],
    ['a section without items', [section('Kitchen')], ['Sections.0.Items: Required']],
    ['an item without a name', [section('Kitchen', item(' ', 'Clean'))], ['Sections.0.Items.0.ItemName.en: Required']],
    ['an item without a button', [section('Kitchen', item('Oven', 'Clean'), item('Sink'))], ['Sections.0.Items.1.Buttons: Required']],
    ['a button without a text', [section('Kitchen', item('Oven', ''))], ['Sections.0.Items.0.Buttons.0.Text.en: Required']],
    [
      'an item twice in a section',
      [section('Kitchen', item('Oven', 'Clean'), item('Oven', 'Clean')), section('Hall', item('Oven', 'Clean'))],
      ['Sections.0.Items.1.ItemName.en: Format error'],
    ],
  ])('%s [B-RULE-048]', (_what, Sections, expected) => expect(problemsOf('MoveOut', { Sections })).toEqual(expected))

  test('answers an item under a code that its place does not change', () => {
    const { groupsIn, sample } = askingTypes.MoveOut
    const codes = (form: typeof sample) => groupsIn(form).flatMap(({ fields }) => fields.map(({ Code }) => Code))
    expect(codes({ Sections: sample.Sections.toReversed() }).toSorted()).toEqual(codes(sample).toSorted())
    expect(codes(sample)).toContain(codeFor('Kitchen', 'Oven'))
    expect(new Set(codes(sample)).size).toBe(codes(sample).length)
  })
})

describe('a roof access carousel', () => {
  const [entry] = tellingTypes.RoofAccessCarousel.sample.Carousel
  const entries = (...changes: object[]) =>
    problemsOf('RoofAccessCarousel', { Content: text(''), Carousel: changes.map(change => ({ ...entry, ...change })) })

  test('needs an entry, each with name, item id and hub id [B-RULE-050]', () => {
    expect(entries()).toEqual(['Carousel: Required'])
    expect(entries({})).toEqual([])
    expect(entries({}, { Name: text(' ') })).toEqual(['Carousel.1.Name.en: Required'])
    expect(entries({ HubId: null })).toEqual(['Carousel.0.HubId: Required'])
    expect(entries({ ItemId: null })).toEqual(['Carousel.0.ItemId: Required'])
    expect(definitions.RoofAccessCarousel.form.safeParse({ Content: text(''), Carousel: [{ ...entry, HubId: 'x' }] }).success).toBe(false)
  })
})

describe('a lookbook', () => {
  const { sample } = tellingTypes.Lookbook
  const [first] = sample.Section

  test.each<[string, object, string[]]>([
    ['complete', {}, []],
    ['no section', { Section: [] }, ['Section: Required']],
    ['a section without a mobile name', { Section: [first, { ...first, MobileName: text('') }] }, ['Section.1.MobileName.en: Required']],
    ['no instruction name', { InstructionName: text('') }, ['InstructionName.en: Required']],
    ['no content', { Content: text(' ') }, ['Content.en: Required']],
  ])('%s [B-RULE-051]', (_what, change, expected) => expect(problemsOf('Lookbook', { ...sample, ...change })).toEqual(expected))
})

test('a list begins with as many things as there must be, and each choice gets a value of its own that its text does not change', () => {
  expect(definitions.LadderSafety.initial.Ladders).toHaveLength(2)
  expect(definitions.MoveOut.initial.Sections).toMatchObject([{ Items: [{ Buttons: [{ Value: 'Choice 1' }] }] }])
  const buttons = askingTypes.MoveOut.members.Sections.list?.of.Items?.list?.of.Buttons?.list
  expect(buttons?.next([{ Value: 'Choice 4' }, { Value: 'Clean' }])).toMatchObject({ Label: 'Choice 5', Value: 'Choice 5' })
})
