import { describe, expect, test } from 'vitest'
import { choiceHint, hints, lengthHint, misfit, rangeHint } from '../../../core/hints.ts'
import { qrLocations } from '../../property/entityTypes/model.ts'
import { definitions } from '../functionalities/definitions.ts'
import { hubTypes } from '../functionalities/hubs.ts'
import { itemProblems } from '../qr/rules.ts'
import { builderFields, longest, printChoices, QrBuilder } from './model.ts'
import { blankRow } from './presets.ts'
import { generatedTypes, listItems, listPrintTemplates } from './qrTypes.ts'
import { builderProblems, rowProblems, templateInputProblems } from './rules.ts'

const row = (change: Partial<QrBuilder> = {}): QrBuilder => ({
  ...blankRow,
  QrName: 'Lift 1',
  Floor: '2',
  Type: 'Elevator',
  QrType: 'Maintenance',
  ...change,
})

test('a row has the fields of the specification, in its order, and its print defaults [B-FIELD-028]', () => {
  expect(builderFields).toEqual(
    'QrName Floor Type NameEn QrType Quantity State Material Size Orientation Color PrintTemplate FileFormat Unit'.split(' '),
  )
  expect(Object.keys(QrBuilder.shape)).toEqual(builderFields)
  expect(QrBuilder.parse({})).toEqual(blankRow)
  const print = { Material: '3mm Sintra', Size: '5 × 8', Orientation: 'Landscape', Color: 'Light Gray', FileFormat: 'eps' }
  expect(blankRow).toMatchObject(print)
})

test('what a row is printed in is one of the lists [B-CONST-068]', () => {
  expect(printChoices.FileFormat).toEqual(['png', 'svg', 'eps', 'pdf'])
  expect(printChoices.Orientation).toEqual(['Landscape', 'Portrait', 'NA'])
  expect(printChoices.Color).toEqual(['Light Gray', 'Light Blue', 'Dark Blue', 'Dark Gray', 'NA'])
  for (const [field, choices] of Object.entries(printChoices)) {
    for (const one of choices) expect(rowProblems(row({ [field]: one })), one).toEqual([])
    expect(rowProblems(row({ [field]: 'gif' })).map(one => one.Field)).toEqual([field])
  }
})

describe('a row with a name needs its other fields', () => {
  test.each([
    [{}, []],
    [{ Floor: '' }, [['Floor', 'Floor are Required']]],
    [{ Floor: ' ', QrType: '' }, ['Floor', 'QrType'].map(field => [field, 'Floor, QR type are Required'])],
    [{ Floor: '', Type: '', QrType: '' }, ['Floor', 'Type', 'QrType'].map(field => [field, 'Floor, Location, QR type are Required'])],
  ])('%j [B-RULE-075]', (change, problems) => {
    expect(rowProblems(row(change)).map(({ Field, Message }) => [Field, Message])).toEqual(problems)
  })
})

test.each([
  ['1', true],
  ['007', true],
  ['9999', true],
  ['', true],
  ['0', false],
  ['-1', false],
  ['1.5', false],
  ['3 pcs', false],
  ['three', false],
  ['٣', false],
  ['10000', false],
])('a quantity of "%s" is digits only: %s [B-RULE-076]', (Quantity, fine) => {
  const problem = { Field: 'Quantity', Message: 'Format error', Hint: rangeHint(1, 9999) }
  expect(rowProblems(row({ Quantity }))).toEqual(fine ? [] : [problem])
})

test.each([
  [{ Type: 'Nowhere' }, 'Type', hints.choice],
  [{ QrName: 'x'.repeat(201) }, 'QrName', lengthHint(200)],
  [{ Floor: 'x'.repeat(41) }, 'Floor', lengthHint(longest.Floor)],
  [{ PrintTemplate: 'Gilded' }, 'PrintTemplate', hints.choice],
])('%j is told at its field', (change, Field, Hint) => {
  expect(rowProblems(row(change))).toEqual([{ Field, Message: 'Format error', Hint }])
})

test.each([
  [{ PrintTemplate: 'café wall', Orientation: 'Portrait' }, []],
  [{ PrintTemplate: 'Café wall', Orientation: '' }, [misfit('Orientation', choiceHint(['Portrait']))]], // an emptied cell is landscape
  [{ PrintTemplate: 'Café', Orientation: 'Portrait' }, [misfit('PrintTemplate', hints.choice)]],
  [{ PrintTemplate: 'Large', Orientation: 'Landscape' }, []],
])('a row names a template of the account, for signs of its orientation: %j', (change, found) => {
  const own = [{ Code: crypto.randomUUID(), Name: 'Café wall', Orientation: 'Portrait' }]
  expect(rowProblems(row(change), own)).toEqual(found)
  expect(rowProblems(row(change), null).filter(({ Field }) => Field === 'PrintTemplate')).toEqual([]) // which there are is not known
})

test('a type that needs more than a row says is refused, with the way to make it', () => {
  for (const QrType of ['Wifi', 'Pdf', 'Nonsense'])
    expect(rowProblems(row({ QrType }))).toEqual([
      { Field: 'QrType', Message: 'This QR type needs more than a row says. Make its code in the editor.' },
    ])
})

test('only rows with a name are judged; without any the table names what a row needs [B-RULE-074, B-RULE-075]', () => {
  expect(builderProblems([row(), row({ QrName: ' ', Floor: '', Quantity: 'x' })])).toEqual([])
  const found = builderProblems([row(), row({ QrName: '', Type: '' }), row({ Floor: '' })])
  expect(found).toEqual([{ Field: 'QrBuilders.2.Floor', Message: 'Floor are Required' }])
  const all = 'QR name, Floor, Location, QR type are Required'
  expect(builderProblems([])).toEqual([{ Field: 'QrBuilders', Message: all }])
  expect(builderProblems([blankRow])).toEqual([{ Field: 'QrBuilders', Message: all }])
})

test('every offered type can be made at every location', () => {
  expect(generatedTypes.map(one => one.QrType)).toContain('Feedback')
  expect(generatedTypes.filter(one => one.hub).map(one => one.QrType)).toEqual(Object.keys(hubTypes))
  for (const type of generatedTypes)
    for (const { Name } of qrLocations) expect(listItems(type, Name).flatMap(item => itemProblems(item))).toEqual([])
  const offered = generatedTypes.flatMap(one => one.types)
  expect(offered).not.toContain(definitions.Wifi)
})

test('Feedback has print templates only with a location, other types have them without [B-RULE-020]', () => {
  expect(listPrintTemplates('Feedback', '')).toEqual([])
  expect(templateInputProblems({ qrType: 'Feedback' })).toEqual([{ Field: 'location', Message: 'Required' }])
  expect(listPrintTemplates('Feedback', 'Fitness Center')[0]).toEqual({
    Code: 'Standard',
    FileName: 'Standard.pdf',
  })
  expect(templateInputProblems({ qrType: 'Feedback', location: 'Lobby' })).toEqual([])
  expect(listPrintTemplates('Maintenance', '').length).toBeGreaterThan(1)
  expect(templateInputProblems({ qrType: 'Maintenance' })).toEqual([])
  expect(templateInputProblems({ qrType: 'Nonsense' })).toMatchObject([{ Field: 'qrType' }])
})
